#include "suite/service/record_schema.hpp"

#include <nlohmann/json.hpp>

#include "record_schema_text.hpp"
#include "suite/wire/schema_set.hpp"

namespace tetrarch::service {

std::optional<std::string> fault_of_record(const nlohmann::json& record, std::string_view ruleset) {
  // One a thread, since a SchemaSet is asked by one thread at a time.
  thread_local const wire::SchemaSet schemas(kRecordSchema, "record.schema.json");
  return schemas.fault_of(std::string(ruleset) + ".record", record, "record");
}

}  // namespace tetrarch::service
