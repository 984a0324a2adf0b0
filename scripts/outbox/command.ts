import { depthOf, effectsOf, retry } from "~/app/domain/outbox/outbox";
import type { EffectState } from "~/db/tables";
import { columns } from "../columns.mjs";
import { type Machine, withSite } from "../site-alone";
import { Refusal } from "../tenant/refusal";

export const STATES = ["waiting", "dead", "done"] as const satisfies EffectState[];

export function isState(word: string | undefined): word is EffectState {
  return STATES.some((state) => state === word);
}

/** A table of the tenant's effects, without what they carry: that is for the person whom it is sent to. */
export function listEffects(machine: Machine, slug: string, states: EffectState[]): Promise<string[]> {
  return withSite(machine, slug, async (site) => {
    const rows = (await Promise.all(states.map((state) => effectsOf(site, state)))).flat();
    const { waiting, dead } = await depthOf(site);
    const cells = rows.map(({ id, state, kind, key, attempts, dueAt, lastError }) => [
      ...[id, state, kind, key, `${attempts}`],
      ...[new Date(dueAt).toISOString(), lastError ?? ""],
    ]);
    return [...(cells.length > 0 ? columns([HEAD, ...cells]) : []), `${waiting} waiting, ${dead} dead`];
  });
}

/** Throws a Refusal where there is no dead effect of that id. */
export function retryEffect(machine: Machine, slug: string, id: string): Promise<string[]> {
  return withSite(machine, slug, async (site) => {
    if (!(await retry(site, id)))
      throw new Refusal(`${slug} has no dead effect ${id}; see npm run outbox -- --tenant ${slug} list`);
    return [`${id} waits to be sent again`];
  });
}

const HEAD = ["ID", "STATE", "KIND", "KEY", "TRIES", "DUE (DONE: WHEN)", "LAST ERROR"];
