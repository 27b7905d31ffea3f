"""Ends when it is asked who it is."""
import sys

sys.stdin.readline()
sys.exit(7)
