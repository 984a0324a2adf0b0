import { casePath } from "~/app/console/cases/case-target";
import { onEach } from "~/app/console/frame/each-site";
import { type DeskArgs, siteOf, sitesOf } from "~/app/console/frame/guards";
import { findPendingTargets } from "~/app/domain/desk/pending-actions/pending-actions";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { type CaseInHand, casesInHand } from "~/app/domain/safety/reports/notes";
import {
  type CaseRow,
  handBack,
  type Kinds,
  mergedQueues,
  type NextCase,
  nextCase,
  openQueue,
  type QueuedCase,
  type QueueName,
  queued,
  takeCase,
} from "~/app/domain/safety/reports/queue";
import type { Site } from "~/app/domain/site";
import type { Asked, Page } from "~/db/pages";
import { WORK_QUEUES, type WorkQueue } from "./claims";
import { kindsDecided, placeOfWork, takeWork, workFor } from "./work";

const CASE_QUEUES: readonly QueueName[] = [
  "minors",
  "appeals",
  "profile",
  "photo",
  "message",
  "held",
  "risky",
  "complaint",
  "service",
];

/** The filters in the address of the queue. */
export interface QueueFilter {
  /** A brand's slug. "" for every brand. */
  brand: string;
  /** A queue of cases, by their kind or by who must be quick, or another queue. Undefined for all queues. */
  kind: QueueName | WorkQueue | undefined;
  after: string | undefined;
}

export function filterIn(request: Request): QueueFilter {
  const query = new URL(request.url).searchParams;
  const kind = kindIn(query.get("kind"));
  return { brand: query.get("brand") ?? "", kind, after: query.get("after") || undefined };
}

/** Returns the queue of a name. Undefined if unknown. */
export function kindIn(name: string | null | undefined): QueueFilter["kind"] {
  return [...CASE_QUEUES, ...WORK_QUEUES].find((each) => each === name);
}

/**
 * Returns the site of the brand in the address, or all sites whose queues this operator may see. Throws
 * console.not_found.
 */
export function sitesAsked(args: DeskArgs, brand: string): Site[] {
  return brand ? [siteOf(args, "queue.see", brand)] : sitesOf(args, "queue.see");
}

/** Returns the kinds of cases of a brand that an operator may see. */
export function kindsSeen({ who }: Pick<DeskArgs, "who">, { tenant: { slug } }: Site): Kinds {
  return { cases: allows(who.grants, "cases.see", slug), service: allows(who.grants, "service.see", slug) };
}

/** Returns the sites with cases that the operator may see. */
export function withCases(args: DeskArgs, sites: Site[]): Site[] {
  return sites.filter((site) => isSome(kindsSeen(args, site)));
}

function isSome({ cases, service }: Kinds): boolean {
  return cases || service;
}

/** Returns the site of a case that this operator may see. Throws console.not_allowed, console.not_found. */
export function siteOfCase(args: DeskArgs, { kind }: Pick<CaseRow, "kind">, slug: string): Site {
  return siteOf(args, kind === "service" ? "service.see" : "cases.see", slug);
}

/** Returns the site of a case that this operator may decide. Throws console.not_allowed, console.not_found. */
export function siteToDecide(args: DeskArgs, { kind }: Pick<CaseRow, "kind">, slug: string): Site {
  return siteOf(args, kind === "service" ? "service.answer" : "cases.decide", slug);
}

/** Returns the name of the queue of cases in a filter. Null for a filter of photos or payments. */
export function caseQueueIn({ kind }: Pick<QueueFilter, "kind">): QueueName | null | undefined {
  return kind === "photos" || kind === "payments" ? null : kind;
}

/** A case with its brand. */
export type BrandCase = QueuedCase & { site: Site };

export interface QueuePart {
  page: Page<BrandCase>;
  /** The sites that could not be read. The list shows the cases of all others. */
  unread: Site[];
}

/** The number of rows on a page. */
const SHOWN = 50;

/**
 * The number of cases that the first query reads from each of many sites. Few sites have more cases among the heaviest.
 */
const AT_FIRST = 8;

interface CasesAsked {
  name: QueueName | undefined;
  after: string | undefined;
  /** The kinds of cases to include. Default: every kind. */
  kindsOf?: (site: Site) => Kinds;
}

/** Returns the open cases of several sites in one list. Throws `UnknownCursorError`. */
export async function readQueues(sites: Site[], { name, after, kindsOf }: CasesAsked): Promise<QueuePart> {
  const pageOf = async (site: Site, asked: Asked) => {
    const { rows, next } = await openQueue(site, asked, name, kindsOf?.(site));
    return { rows: rows.map((row) => ({ ...row, site })), next };
  };
  const limit = Math.min(SHOWN, Math.max(AT_FIRST, Math.ceil((2 * SHOWN) / sites.length)));
  const read = new Map<Site, Page<CaseRow & { site: Site }>>();
  for (const { site, value } of await onEach(sites, (site) => pageOf(site, { after, limit })))
    if (value) read.set(site, value);
  const merged = () => mergedQueues({ after, limit: SHOWN }, [...read.values()]);
  const shown = new Set(merged().rows);
  // If the last case read from a site is on the page, more of the site's cases may belong there.
  const cutShort = [...read].flatMap(([site, { rows, next }]) => {
    return next !== null && rows.length < SHOWN && shown.has(rows.at(-1)!) ? site : [];
  });
  for (const { site, value } of await onEach(cutShort, (site) => pageOf(site, { after, limit: SHOWN }))) {
    if (value) read.set(site, value);
    else read.delete(site);
  }
  const { rows, next } = merged();
  return { page: { rows: await queuedOf(rows), next }, unread: sites.filter((site) => !read.has(site)) };
}

/**
 * Returns the cases that this operator has leased at these sites, each with the text of the colleague who handed the
 * case on.
 */
export async function readInHand({ who }: DeskArgs, sites: Site[]): Promise<(CaseInHand & { site: Site })[]> {
  const read = await onEach(sites, (site) => casesInHand(site, who.operator.name));
  return read.flatMap(({ site, value }) => (value ?? []).map((row) => ({ ...row, site })));
}

/** Reads the full rows of the cases on the page only. */
async function queuedOf(rows: (CaseRow & { site: Site })[]): Promise<BrandCase[]> {
  const read = await onEach([...new Set(rows.map(({ site }) => site))], (site) =>
    queued(
      site,
      rows.filter((row) => row.site === site),
    ),
  );
  const shown = read.flatMap(({ site, value }) => (value ?? []).map((row) => ({ ...row, site })));
  return rows.flatMap((row) => shown.find(({ site, id }) => site === row.site && id === row.id) ?? []);
}

/**
 * Leases this operator's next item at these sites and returns the address of its page. A case that the operator has
 * leased already comes first, then the heaviest free item: case, page of photos or payment. `except` is the id of a
 * case or the key of other work that the operator handed back. `kind` restricts the choice to one queue. Undefined
 * without an item.
 */
export async function takeNext(
  args: DeskArgs,
  sites: Site[],
  { except, kind }: { except?: string | undefined; kind?: QueueFilter["kind"] } = {},
): Promise<string | undefined> {
  const { who, context } = args;
  const { desk } = context;
  const holder = who.operator.name;
  const name = caseQueueIn({ kind });
  const isAsked = (queue: WorkQueue) => kind === undefined || kind === queue;
  const work = (await workFor(args, sites)).filter(({ key, queue }) => key !== except && isAsked(queue)).sort(byWeight);
  // Chooses again after a conflict. The loop ends, because a colleague leases a case in each round.
  for (let round = 0; round < 20; round++) {
    const asked = name === null ? [] : sites.filter((site) => isSome(kindsDecided(args, site)));
    const found = await onEach(asked, async (site) => {
      const kinds = kindsDecided(args, site);
      const { slug } = site.tenant;
      const decided = [...(await findPendingTargets(desk, slug, "cases")).keys()];
      const appeals = allows(who.grants, "appeals.decide", slug);
      return nextCase(site, {
        holder,
        appeals,
        kinds,
        except: except ? [...decided, except] : decided,
        ...(name && { name }),
      });
    });
    const free = found.flatMap(({ site, value }) => (value ? { site, ...value } : []));
    const [first] = free.sort(byWeight);
    const [other] = work;
    if (other && (!first || byWeight(other, first) < 0)) {
      if (await takeWork(args, other)) return placeOfWork(other);
      work.shift();
      continue;
    }
    if (!first) return undefined;
    if (await takeCase(first.site, holder, first.id)) return casePath(first.site.tenant.slug, first.id);
  }
  return undefined;
}

type Weighed = Pick<NextCase, "isHeld" | "score" | "openedAt">;

function byWeight(one: Weighed, other: Weighed): number {
  return Number(other.isHeld) - Number(one.isHeld) || other.score - one.score || one.openedAt - other.openedAt;
}

/** Extends the lease of a case, or hands the case back. Returns the address of the next page. */
export async function keepOrHandBackCase(
  args: DeskArgs,
  { brand, id, keeps }: { brand: string; id: string; keeps: boolean },
): Promise<string> {
  const site = siteOf(args, "queue.take", brand);
  const holder = args.who.operator.name;
  if (!keeps) {
    await handBack(site, holder, id);
    return `/queue?back=${encodeURIComponent(id)}`;
  }
  siteToDecide(args, (await caseOf(site, id)).case, brand);
  await takeCase(site, holder, id);
  return casePath(brand, id);
}
