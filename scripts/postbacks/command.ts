import { decimalOf } from "~/app/domain/money";
import { type ListedPostback, postbacksOf, replay } from "~/app/domain/postbacks/postbacks";
import type { PostbackState } from "~/db/tables";
import { columns } from "../columns.mjs";
import { type Machine, withSite } from "../site-alone";
import { Refusal } from "../tenant/refusal";

export const STATES = ["waiting", "sent", "skipped", "refused"] as const satisfies PostbackState[];

export function isState(word: string | undefined): word is PostbackState {
  return STATES.some((state) => state === word);
}

/** A table of what partners were told and were not, each with the reason. */
export function listPostbacks(machine: Machine, slug: string, states: PostbackState[]): Promise<string[]> {
  return withSite(machine, slug, async (site) => {
    const rows = await postbacksOf(site, states);
    return rows.length === 0 ? ["nothing was to be told to a partner"] : columns([HEAD, ...rows.map(cellsOf)]);
  });
}

/** Throws a Refusal where there is no postback of that id. */
export function replayPostback(machine: Machine, slug: string, id: string): Promise<string[]> {
  return withSite(machine, slug, async (site) => {
    if (!(await replay(site, id)))
      throw new Refusal(`${slug} has no postback ${id}; see npm run postbacks -- --tenant ${slug} list`);
    return [`${id} waits to be sent again`];
  });
}

const HEAD = ["ID", "NOTED", "NETWORK", "EVENT", "TXID", "PAYOUT", "STATE", "DUE (SETTLED: WHEN)", "REASON"];

function cellsOf({ id, at, network, event, txid, minor, currency, state, givenUp, dueAt, reason }: ListedPostback) {
  const payout = minor === null || currency === null ? "-" : `${decimalOf({ amount: minor, currency })} ${currency}`;
  const times = [at, dueAt].map((time) => new Date(time).toISOString()) as [string, string];
  return [id, times[0], network, event, txid, payout, givenUp ? "given up" : state, times[1], reason ?? ""];
}
