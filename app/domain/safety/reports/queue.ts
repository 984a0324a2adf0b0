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

/** How long an operator leases a case, in ms. An abandoned case is free again afterwards. */
const LEASE = 10 * 60_000;

/** How long a skipped case is not offered to its operator, in ms. */
const LEFT_ALONE = 24 * 60 * 60_000;

export interface QueuedCase extends OpenCase {
  /** The subject's name; "" if unknown. */
  name: string;
  signals: { name: string; from: "report" | "complaint" | "rule"; count: number }[];
  lease: Lease | null;
}

export interface Lease {
  /** An operator's name. */
  holder: string;
  until: number;
}

/** The filter of a list of open cases: a kind, or cases of minors or with an appeal of any kind. */
export type QueueName = CaseKind | "minors" | "appeals";

/** Kinds of cases that an operator sees or decides: `service` is complaints about the service, `cases` all others. */
export interface Kinds {
  cases: boolean;
  service: boolean;
}

const EVERY: Kinds = { cases: true, service: true };

/** Returns a page of open cases, heaviest first, optionally of one queue. Throws `UnknownCursorError`. */
export function openQueue(site: Site, asked: Asked, name?: QueueName, kinds = EVERY): Promise<Page<CaseRow>> {
  return site.db.read(async (conn) => {
    if (name !== "minors" && name !== "appeals") return openCases(conn, asked, { kind: name, ...kinds });
    return openCases(conn, asked, { among: await casesInQueue(conn, name), ...kinds });
  });
}

export function mergedQueues<Queued extends CaseRow>(asked: Asked, pages: Page<Queued>[]): Page<Queued> {
  return heaviestFirst.merged(asked, pages);
}

/** Adds to these open cases what a list shows, in the same order. */
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

/** Returns the active lease of a case; null without one. */
export function leaseOf(
  { now }: Pick<Site, "now">,
  { claimedBy, claimedUntil }: Pick<CaseRow, "claimedBy" | "claimedUntil">,
): Lease | null {
  if (claimedBy === null || claimedUntil === null || claimedUntil <= now()) return null;
  return { holder: claimedBy, until: claimedUntil };
}

export interface Taker {
  holder: string;
  appeals: boolean;
  /** Ids of cases to skip: one just returned, and those just decided. */
  except?: readonly string[];
  /** The only queue to take from; any if omitted. */
  name?: QueueName | undefined;
  /** Kinds of cases that the operator decides; every kind if omitted. */
  kinds?: Kinds;
}

export type NextCase = Pick<CaseRow, "id" | "score" | "openedAt"> & { isHeld: boolean };

/** Returns the case that the operator leases, else the heaviest free one that they may decide. */
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

/** Returns a filter for the requested queue and the kinds that the operator decides. */
async function askedFor(conn: Conn, { name, kinds = EVERY }: Taker): Promise<(row: CaseRow) => boolean> {
  const isTheirs = ({ kind }: CaseRow) => (kind === "service" ? kinds.service : kinds.cases);
  if (name === undefined) return isTheirs;
  if (name !== "minors" && name !== "appeals") return (row) => row.kind === name && isTheirs(row);
  const ids = new Set(await casesInQueue(conn, name));
  return (row) => ids.has(row.id) && isTheirs(row);
}

/** Leases a case or renews the lease. Returns false if the case is closed or leased by another operator. */
export function takeCase(site: Site, holder: string, id: string): Promise<boolean> {
  const now = site.now();
  return site.db.transact((tx) => claimCase(tx, { id, holder, now, until: now + LEASE }));
}

/** Returns a case to the queue. Does nothing if another operator leases it. */
export function handBack(site: Site, holder: string, id: string): Promise<void> {
  return site.db.transact((tx) => releaseCase(tx, id, holder));
}

async function isFor(site: Site, conn: Conn, { holder, appeals, except }: Taker, row: CaseRow): Promise<boolean> {
  if (except?.includes(row.id)) return false;
  const { waits, against } = await appealIn(site, conn, row);
  return !waits || ((appeals || row.kind === "service") && !isAmong(holder, against));
}
