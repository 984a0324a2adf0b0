import { casesInQueue } from "~/app/domain/safety/queues/queues";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { CaseKind } from "~/db/tables";
import { appealIn, isAmong } from "./answering";
import { type OpenCase, withDue } from "./cases";
import { casesLeftBy } from "./questions.queries";
import { caseHeldBy, claimCase, freeCases, namesIn, releaseCase, signalsIn } from "./queue.queries";
import { type CaseRow, heaviestFirst, openCases } from "./reports.queries";

export type { CaseRow } from "./reports.queries";

/** In ms: for how long somebody who takes a case keeps it from others. One that is forgotten is free again. */
const LEASE = 10 * 60_000;

/** In ms: for how long nobody is given a case that they left to others. */
const LEFT_ALONE = 24 * 60 * 60_000;

/** An open case as a list of them shows it. */
export interface QueuedCase extends OpenCase {
  /** The subject's; "" where nobody knows. */
  name: string;
  signals: { name: string; from: "report" | "complaint" | "rule"; count: number }[];
  /** Who holds it, and until when, UTC ms; null where nobody does. */
  lease: Lease | null;
}

export interface Lease {
  /** An operator's name. */
  holder: string;
  until: number;
}

/** What a list of open cases is limited to: one kind of them, or those of minors or with an appeal, whatever their kind. */
export type QueueName = CaseKind | "minors" | "appeals";

/** Which kinds of cases an operator sees or decides: `service` is complaints about the service, `cases` all others. */
export interface Kinds {
  cases: boolean;
  service: boolean;
}

const EVERY: Kinds = { cases: true, service: true };

/** A page of the open cases, the heaviest first, of one queue where that is given. Throws `UnknownCursorError`. */
export function openQueue(site: Site, asked: Asked, name?: QueueName, kinds = EVERY): Promise<Page<CaseRow>> {
  return site.db.read(async (conn) => {
    if (name !== "minors" && name !== "appeals") return openCases(conn, asked, { kind: name, ...kinds });
    return openCases(conn, asked, { among: await casesInQueue(conn, name), ...kinds });
  });
}

/** One page of several sites' open cases. */
export function mergedQueues<Queued extends CaseRow>(asked: Asked, pages: Page<Queued>[]): Page<Queued> {
  return heaviestFirst.merged(asked, pages);
}

/** These open cases with what a list of them shows, in their order. */
export async function queued(site: Site, rows: CaseRow[]): Promise<QueuedCase[]> {
  return site.db.read(async (conn) => {
    const ids = rows.map(({ id }) => id);
    const signals = await signalsIn(conn, ids);
    const names = await namesIn(
      conn,
      rows.flatMap(({ subjectId }) => subjectId || []),
    );
    return (await withDue(conn, rows)).map((row) => {
      const own = signals.filter(({ caseId }) => caseId === row.id);
      return { ...row, name: names.get(row.subjectId) ?? "", signals: own, lease: leaseOf(site, row) };
    });
  });
}

/** Null where nobody holds the case. */
export function leaseOf(
  { now }: Pick<Site, "now">,
  { claimedBy, claimedUntil }: Pick<CaseRow, "claimedBy" | "claimedUntil">,
): Lease | null {
  if (claimedBy === null || claimedUntil === null || claimedUntil <= now()) return null;
  return { holder: claimedBy, until: claimedUntil };
}

/** Who asks for a case: an operator's name, and whether they may decide on appeals. */
export interface Taker {
  holder: string;
  appeals: boolean;
  /** The ids of cases that they get on no account: one that they handed back just now, those that somebody decided. */
  except?: readonly string[];
  /** The only queue to take from; any where left out. */
  name?: QueueName | undefined;
  /** The kinds of cases that they decide; every kind where left out. */
  kinds?: Kinds;
}

export type NextCase = Pick<CaseRow, "id" | "score" | "openedAt"> & { isHeld: boolean };

/**
 * The case that somebody should look at next: the one that they hold already, else the heaviest that nobody holds and that
 * they may decide on. Undefined where there is none.
 */
export function nextCase(site: Site, taker: Taker): Promise<NextCase | undefined> {
  return site.db.read(async (conn) => {
    const now = site.now();
    const isAsked = await askedFor(conn, taker);
    const own = await caseHeldBy(conn, taker, now);
    if (own && isAsked(own)) return { ...own, isHeld: true };
    const left = await casesLeftBy(conn, taker.holder, now - LEFT_ALONE);
    for (let after: string | undefined; ; ) {
      const { rows, next } = await freeCases(conn, now, { after, limit: 20 });
      for (const row of rows)
        if (isAsked(row) && !left.has(row.id) && (await isFor(site, conn, taker, row)))
          return { ...row, isHeld: false };
      if (next === null) return undefined;
      after = next;
    }
  });
}

/** Whether a case is of the queue that is asked for, and of a kind that its taker decides. */
async function askedFor(conn: Conn, { name, kinds = EVERY }: Taker): Promise<(row: CaseRow) => boolean> {
  const isTheirs = ({ kind }: CaseRow) => (kind === "service" ? kinds.service : kinds.cases);
  if (name === undefined) return isTheirs;
  if (name !== "minors" && name !== "appeals") return (row) => row.kind === name && isTheirs(row);
  const ids = new Set(await casesInQueue(conn, name));
  return (row) => ids.has(row.id) && isTheirs(row);
}

/** Takes a case for ten minutes, or keeps it for ten more; one that was handed on keeps its day. False where it is closed by now, or somebody else was faster. */
export function takeCase(site: Site, holder: string, id: string): Promise<boolean> {
  const now = site.now();
  return site.db.transact((tx) => claimCase(tx, { id, holder, now, until: now + LEASE }));
}

/** Gives a case back. Nothing happens where somebody else holds it. */
export function handBack(site: Site, holder: string, id: string): Promise<void> {
  return site.db.transact((tx) => releaseCase(tx, id, holder));
}

async function isFor(site: Site, conn: Conn, { holder, appeals, except }: Taker, row: CaseRow): Promise<boolean> {
  if (except?.includes(row.id)) return false;
  const { waits, against } = await appealIn(site, conn, row);
  return !waits || ((appeals || row.kind === "service") && !isAmong(holder, against));
}
