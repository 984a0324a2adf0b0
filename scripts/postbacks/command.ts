import { decimalOf } from "~/app/domain/money";
import { type ListedPostback, postbacksOf, replay } from "~/app/domain/reach/postbacks/postbacks";
import type { Asked } from "~/db/pages";
import type { PostbackState } from "~/db/tables";
import { columns } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import type { Listing } from "../commands/listing";
import { thisOperator } from "../operator";
import { Refusal } from "../refusal";
import { type Machine, withSite } from "../site-alone";

export const STATES = ["waiting", "sent", "skipped", "refused"] as const satisfies PostbackState[];

/** Lists postbacks to partners: sent, waiting and refused ones, with reasons. */
export function listPostbacks(
  machine: Machine,
  slug: string,
  states: PostbackState[],
  asked?: Asked,
): Promise<Listing> {
  return withSite(machine, slug, async (site) => {
    const { rows, next } = await postbacksOf(site, states, asked);
    const lines = rows.length === 0 ? ["nothing was to be told to a partner"] : columns([HEAD, ...rows.map(cellsOf)]);
    const postbacks = rows.map(({ at, dueAt, ...row }) => ({ ...row, at: timeOf(at), dueAt: timeOf(dueAt) }));
    return { lines, data: { postbacks }, next };
  });
}

/** Sends postbacks again. Throws a Refusal at the first unknown id; those before it are sent. */
export function replayPostbacks(machine: Machine, slug: string, ids: string[]): Promise<Answer> {
  return withSite(machine, slug, async (site) => {
    for (const id of ids) {
      if (!(await replay(site, thisOperator(), id)))
        throw new Refusal(`${slug} has no postback ${id}: npx bouquet postbacks list --tenant ${slug}`);
    }
    return { lines: ids.map((id) => `${id} waits to be sent again`), data: { waiting: ids } };
  });
}

const HEAD = ["ID", "NOTED", "NETWORK", "EVENT", "TXID", "PAYOUT", "STATE", "DUE (SETTLED: WHEN)", "REASON"];

function cellsOf({ id, at, network, event, txid, minor, currency, state, givenUp, dueAt, reason }: ListedPostback) {
  const payout = minor === null || currency === null ? "-" : `${decimalOf({ amount: minor, currency })} ${currency}`;
  const shown = givenUp ? "given up" : state;
  return [id, timeOf(at), network, event, txid, payout, shown, timeOf(dueAt), reason ?? ""];
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
