import type { Site } from "~/app/domain/site";
import { actsOf } from "~/app/domain/site/audit/audit";
import type { AuditedState } from "~/db/act-columns";
import type { Asked } from "~/db/pages";
import { columns } from "../columns.mjs";
import type { Listing } from "../commands/listing";

export async function listActs(site: Site, asked?: Asked): Promise<Listing> {
  const { rows, next } = await actsOf(site, asked);
  const acts = rows.map(({ at, ...act }) => ({ ...act, at: new Date(at).toISOString() }));
  const cells = acts.map(({ seq, at, operator, act, kind, targetId, before, after, reason }) => {
    return [`${seq}`, at, operator, act, `${kind} ${targetId}`, `${inWords(before)} -> ${inWords(after)}`, reason];
  });
  const lines = cells.length > 0 ? columns([HEAD, ...cells]) : ["No operator did anything yet"];
  return { lines, data: { acts }, next };
}

const HEAD = ["SEQ", "AT", "OPERATOR", "ACT", "ON", "BEFORE -> AFTER", "REASON"];

function inWords(state: AuditedState): string {
  return Object.entries(state)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
