import type { ActionOption } from "~/app/console/actions/action";
import type { AppealOutcome } from "~/db/tables";

/** The possible outcomes of an appeal, here or before an out-of-court body. */
export const OUTCOMES = ["upheld", "partially_reversed", "reversed", "omitted"] as const satisfies AppealOutcome[];

export function outcomesOffered(): ActionOption[] {
  return [
    { value: "", label: "law.outcome_choose" },
    ...OUTCOMES.map((value) => ({ value, label: `law.outcome_${value}` as const })),
  ];
}
