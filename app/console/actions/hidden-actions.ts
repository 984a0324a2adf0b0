import type { Desk } from "~/app/domain/desk";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { type CaseQueue, queueOf } from "~/app/domain/safety/queues/queues";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";

/** Returns the names of the actions that the queue of a case hides. */
export async function hiddenOn(desk: Pick<Desk, "db">, file: Pick<CaseFile, "case" | "reports" | "decisions">) {
  const settings = await settingsOf(desk);
  return new Set(settings[`hidden_${queueOfFile(file)}`].split(" ").filter(Boolean));
}

/** Returns the queue of a case, or its last queue. */
function queueOfFile({ case: found, reports, decisions }: Pick<CaseFile, "case" | "reports" | "decisions">): CaseQueue {
  const appealed = reports.flatMap(({ complaint }) => (complaint?.appealedAt ? [complaint.appealedAt] : []));
  const came = [
    ...reports.map(({ at, reason }) => ({ at, reason })),
    ...appealed.map((at) => ({ at, reason: "appeal" })),
  ];
  return queueOf({ ...found, came, decided: decisions.map(({ at }) => at) });
}
