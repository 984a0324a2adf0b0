import { readFileSync } from "node:fs";
import { noteReturned } from "~/app/domain/reach/mail/mail";
import { depthOf, effectsOf, retry } from "~/app/domain/site/outbox/outbox";
import type { Asked } from "~/db/pages";
import type { EffectState } from "~/db/tables";
import { columns } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import type { Listing } from "../commands/listing";
import { thisOperator } from "../operator";
import { Refusal } from "../refusal";
import { type Machine, withSite } from "../site-alone";

export const STATES = ["waiting", "dead", "done"] as const satisfies EffectState[];

/** Lists the tenant's jobs without their contents, which are for the recipients. */
export function listEffects(machine: Machine, slug: string, states: EffectState[], asked?: Asked): Promise<Listing> {
  return withSite(machine, slug, async (site) => {
    const { rows, next } = await effectsOf(site, states, asked);
    const { waiting, dead } = await depthOf(site);
    const effects = rows.map(({ id, state, kind, key, attempts, dueAt, lastError }) => {
      return { id, state, kind, key, attempts, due: new Date(dueAt).toISOString(), lastError };
    });
    const cells = effects.map(({ attempts, lastError, ...rest }) => {
      const { id, state, kind, key, due } = rest;
      return [id, state, kind, key, `${attempts}`, due, lastError ?? ""];
    });
    const lines = [...(cells.length > 0 ? columns([HEAD, ...cells]) : []), `${waiting} waiting, ${dead} dead`];
    return { lines, data: { effects, waiting, dead }, next };
  });
}

/** Puts dead jobs back. Throws a Refusal at the first unknown id; the jobs before it are put back. */
export function retryEffects(machine: Machine, slug: string, ids: string[]): Promise<Answer> {
  return withSite(machine, slug, async (site) => {
    for (const id of ids) {
      if (!(await retry(site, thisOperator(), id)))
        throw new Refusal(`${slug} has no dead effect ${id}: npx bouquet outbox list --tenant ${slug}`);
    }
    return { lines: ids.map((id) => `${id} waits to be sent again`), data: { waiting: ids } };
  });
}

/** Reads a delivery report from a file. Throws a Refusal if the file can't be read or reports no email of the site. */
export function noteReturns(machine: Machine, slug: string, file: string): Promise<Answer> {
  const report = reportIn(file);
  return withSite(machine, slug, async (site) => {
    const returned = await noteReturned(site, report);
    if (returned.length === 0) throw new Refusal(`${slug} sent no mail that this report says was not delivered`);
    return { lines: returned.map((id) => `mail ${id} came back`), data: { returned } };
  });
}

function reportIn(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch (error) {
    throw new Refusal(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

const HEAD = ["ID", "STATE", "KIND", "KEY", "TRIES", "DUE (DONE: WHEN)", "LAST ERROR"];
