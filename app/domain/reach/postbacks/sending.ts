import { z } from "zod";
import type { Site } from "~/app/domain/site";
import { effect, hasFailed } from "~/app/domain/site/outbox/outbox";
import type { Conn } from "~/db/handle";
import { changeWaiting, type Postback, postbackById, postbacksOfCause, sourceOf } from "./postbacks.queries";

/**
 * The job that sends a postback. A refusal by a 4xx status is final; other failures are retried. A lead is sent before
 * its sale, and both before the rejection.
 */
export const postbackEffect = effect("postback", z.object({ id: z.string(), account: z.string() }), {
  subject: ({ account }) => account,
  async handle({ payload: { id } }, site, signal) {
    const row = await site.db.read((conn) => postbackById(conn, id));
    if (row?.state !== "waiting") return;
    const outcome = await outcomeOf(site, row, signal).catch(async (error) => {
      await settle(site, row, { reason: String(error instanceof Error ? error.message : error) });
      throw error;
    });
    await settle(site, row, { ...outcome, dueAt: site.now() });
  },
});

/** Returns the key of the job that sends a postback; a new key for each resend by an operator. */
export function keyOf({ id, replays }: Pick<Postback, "id" | "replays">): string {
  return `${id} ${replays}`;
}

export function isGivenUp(conn: Conn, row: Postback): Promise<boolean> {
  return hasFailed(conn, postbackEffect, keyOf(row));
}

type Outcome = Pick<Postback, "state" | "reason">;

async function outcomeOf(site: Site, row: Postback, signal: AbortSignal): Promise<Outcome> {
  const { partners } = site;
  const partner = partners.of(row.network);
  if (!partner?.events.includes(row.event))
    return skipped(`no partner wants postbacks about a ${row.event} of ${row.network}`);
  const source = await site.db.read((conn) => sourceOf(conn, row.memberId));
  if (!source) return skipped("it is not kept any more who sent the member");
  const earlier = await site.db.read((conn) => firstUntold(conn, row));
  if (earlier) throw new Error(`the ${earlier.event} comes first, and waits`);
  const payout = row.minor === null || row.currency === null ? null : { amount: row.minor, currency: row.currency };
  const { event, txid, at } = row;
  const status = await partners.tell(partner, { event, source, txid, payout, at }, signal);
  if (status >= 200 && status < 300) return { state: "sent", reason: null };
  const reason = `the partner answered ${status}`;
  if (status < 300 || status >= 500 || PASSING.has(status)) throw new Error(reason);
  return { state: "refused", reason: status < 400 ? `${reason}: redirects are not followed` : reason };
}

async function firstUntold(conn: Conn, row: Postback): Promise<Postback | undefined> {
  for (const other of await postbacksOfCause(conn, row.causeId)) {
    if (other.id === row.id) return undefined;
    if (other.state === "waiting" && !(await isGivenUp(conn, other))) return other;
  }
  return undefined;
}

function settle(site: Site, { id }: Postback, change: Parameters<typeof changeWaiting>[2]): Promise<void> {
  return site.db.transact((tx) => changeWaiting(tx, id, change));
}

function skipped(reason: string): Outcome {
  return { state: "skipped", reason };
}

/** The statuses Request Timeout and Too Many Requests, after which a retry may succeed. */
const PASSING = new Set([408, 429]);
