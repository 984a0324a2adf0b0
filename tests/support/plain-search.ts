import { type Condition, regionKey, townKey, traitsOf } from "~/app/domain/people/search/condition";
import type { profiles } from "~/db/tables";

/** Returns whether a profile meets a condition. Uses no index, as a reference for the search. */
export function meets(row: typeof profiles.$inferSelect, condition: Condition): boolean {
  if (condition.kind === "born") {
    return row.birthDate > condition.after && (condition.by === "" || row.birthDate <= condition.by);
  }
  if (condition.kind === "since") return row[condition.what] >= condition.at;
  const { trait, anyOf } = condition;
  if (trait === "region") return anyOf.includes(regionKey(row) ?? "");
  if (trait === "town") return anyOf.includes(townKey(row) ?? "");
  return traitsOf(row).some(([each, value]) => each === trait && anyOf.includes(value));
}
