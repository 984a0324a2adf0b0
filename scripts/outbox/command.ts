import { readFileSync } from "node:fs";
import { noteReturned } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { depthOf, effectsOf, retry } from "~/app/domain/site/outbox/outbox";
import type { Asked } from "~/db/pages";
import type { EffectState } from "~/db/tables";
import { columns, timeOf } from "../columns.mjs";
import type { Answer, Noun } from "../commands/declaration";
import { oneOf } from "../commands/readers";
import { type Listing, listing, siteVerb } from "../commands/site-verbs";
import { thisOperator } from "../operator";
import { Refusal } from "../refusal";

const STATES = ["waiting", "dead", "done"] as const satisfies EffectState[];
const state = { takes: `<${STATES.join("|")}>`, does: "only jobs of this state", read: oneOf(...STATES) };

export default {
  more: "The site may run. A job that is put back runs within a minute.",
  verbs: {
    list: listing({
      does: "Lists jobs, the longest due first; by default all that are not done, dead ones last.",
      permission: "effects.see",
      options: { state },
      run: (site, { state, ...asked }) => listEffects(site, state ? [state] : ["waiting", "dead"], asked),
    }),
    retry: siteVerb({
      does: "Puts dead jobs back, with all their tries.",
      permission: "effects.retry",
      arguments: { id: { does: "as `list` names it", many: true } },
      run: (site, { id }) => retryEffects(site, id),
    }),
    returned: siteVerb({
      does: "Records a returned email, by a mail server's report: /dev/stdin for an alias that pipes it here.",
      permission: "effects.retry",
      arguments: { file: { does: "the report as received (RFC 3464)" } },
      async run(site, { file }) {
        const returned = await noteReturned(site, reportIn(file));
        if (returned.length > 0) return { lines: returned.map((id) => `mail ${id} came back`), data: { returned } };
        throw new Refusal(`${site.tenant.slug} sent no email that this report is about`);
      },
    }),
  },
} satisfies Noun;

/** Lists the tenant's jobs without their contents, which are for the recipients. */
export async function listEffects(site: Site, states: EffectState[], asked?: Asked): Promise<Listing> {
  const { rows, next } = await effectsOf(site, states, asked);
  const { waiting, dead } = await depthOf(site);
  const effects = rows.map(({ id, state, kind, key, attempts, dueAt, lastError }) => {
    return { id, state, kind, key, attempts, due: timeOf(dueAt), lastError };
  });
  const cells = effects.map(({ attempts, lastError, ...rest }) => {
    const { id, state, kind, key, due } = rest;
    return [id, state, kind, key, `${attempts}`, due, lastError ?? ""];
  });
  const lines = [...(cells.length > 0 ? columns([HEAD, ...cells]) : []), `${waiting} waiting, ${dead} dead`];
  return { lines, data: { effects, waiting, dead }, next };
}

/** Throws a Refusal at the first unknown id; the jobs before it are already queued. */
export async function retryEffects(site: Site, ids: string[]): Promise<Answer> {
  const { slug } = site.tenant;
  for (const id of ids) {
    if (!(await retry(site, thisOperator(), id)))
      throw new Refusal(`${slug} has no dead job ${id}: npx bouquet outbox list --tenant ${slug}`);
  }
  return { lines: ids.map((id) => `${id} waits to be sent again`), data: { waiting: ids } };
}

/** Reads a delivery report. Throws a Refusal if the file can't be read. */
function reportIn(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch (error) {
    throw new Refusal(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

const HEAD = ["ID", "STATE", "KIND", "KEY", "TRIES", "DUE (DONE: WHEN)", "LAST ERROR"];
