import { decimalOf } from "~/app/domain/money";
import { type ListedPostback, postbacksOf, replay } from "~/app/domain/reach/postbacks/postbacks";
import type { Site } from "~/app/domain/site";
import type { Asked } from "~/db/pages";
import type { PostbackState } from "~/db/tables";
import { columns, timeOf } from "../columns.mjs";
import type { Answer, Noun } from "../commands/declaration";
import { oneOf } from "../commands/readers";
import { type Listing, listing, siteVerb } from "../commands/site-verbs";
import { thisOperator } from "../operator";
import { Refusal } from "../refusal";

const STATES = ["waiting", "sent", "skipped", "refused"] as const satisfies PostbackState[];
const state = { takes: `<${STATES.join("|")}>`, does: "only postbacks of this state", read: oneOf(...STATES) };

export default {
  more: "The site may run. A postback that is put back is sent within a minute.",
  verbs: {
    list: listing({
      does: "Lists sent, waiting and refused postbacks to partners, newest first, with reasons.",
      permission: "effects.see",
      options: { state },
      run: (site, { state, ...asked }) => listPostbacks(site, state ? [state] : [...STATES], asked),
    }),
    replay: siteVerb({
      does: "Sends postbacks again, each under the same txid.",
      permission: "effects.retry",
      arguments: { id: { does: "as `list` names it", many: true } },
      run: (site, { id }) => replayPostbacks(site, id),
    }),
  },
} satisfies Noun;

export async function listPostbacks(site: Site, states: PostbackState[], asked?: Asked): Promise<Listing> {
  const { rows, next } = await postbacksOf(site, states, asked);
  const lines = rows.length === 0 ? ["No postback yet"] : columns([HEAD, ...rows.map(cellsOf)]);
  const postbacks = rows.map(({ at, dueAt, ...row }) => ({ ...row, at: timeOf(at), dueAt: timeOf(dueAt) }));
  return { lines, data: { postbacks }, next };
}

/** Sends postbacks again. Throws a Refusal at the first unknown id; the postbacks before that id are sent. */
export async function replayPostbacks(site: Site, ids: string[]): Promise<Answer> {
  const { slug } = site.tenant;
  for (const id of ids) {
    if (!(await replay(site, thisOperator(), id)))
      throw new Refusal(`${slug} has no postback ${id}: npx bouquet postbacks list --tenant ${slug}`);
  }
  return { lines: ids.map((id) => `${id} waits to be sent again`), data: { waiting: ids } };
}

const HEAD = ["ID", "NOTED", "NETWORK", "EVENT", "TXID", "PAYOUT", "STATE", "DUE (SETTLED: WHEN)", "REASON"];

function cellsOf({ id, at, network, event, txid, minor, currency, state, givenUp, dueAt, reason }: ListedPostback) {
  const payout = minor === null || currency === null ? "-" : `${decimalOf({ amount: minor, currency })} ${currency}`;
  const shown = givenUp ? "given up" : state;
  return [id, timeOf(at), network, event, txid, payout, shown, timeOf(dueAt), reason ?? ""];
}
