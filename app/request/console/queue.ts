import { allows } from "~/app/domain/desk/permissions/permissions";
import { targetsWaiting } from "~/app/domain/desk/postponed/postponed";
import { openKept } from "~/app/domain/safety/looks/looks";
import { type CaseInHand, casesInHand } from "~/app/domain/safety/reports/notes";
import {
  type CaseRow,
  mergedQueues,
  type NextCase,
  nextCase,
  openQueue,
  type QueuedCase,
  queued,
  takeCase,
} from "~/app/domain/safety/reports/queue";
import type { Site } from "~/app/domain/site";
import type { Asked, Page } from "~/db/pages";
import type { CaseKind } from "~/db/tables";
import { onEach } from "./each-site";
import { type DeskArgs, siteOf, sitesOf } from "./guards";

export const CASE_KINDS = ["profile", "photo", "message", "held", "complaint"] as const satisfies CaseKind[];

/** What the address of the queue asks for. */
export interface QueueFilter {
  /** A brand's slug; "" is every brand. */
  brand: string;
  kind: CaseKind | undefined;
  after: string | undefined;
}

export function filterIn(request: Request): QueueFilter {
  const query = new URL(request.url).searchParams;
  const kind = CASE_KINDS.find((each) => each === query.get("kind"));
  return { brand: query.get("brand") ?? "", kind, after: query.get("after") || undefined };
}

/** The sites whose cases this operator may see; one alone where the address names it. Throws console.not_found. */
export function sitesAsked(args: DeskArgs, brand: string): Site[] {
  return brand ? [siteOf(args, "cases.see", brand)] : sitesOf(args, "cases.see");
}

/** A case with whose it is. */
export type BrandCase = QueuedCase & { site: Site };

export interface QueuePart {
  page: Page<BrandCase>;
  /** Those that can't be read right now: they keep no other from being shown. */
  unread: Site[];
}

/** The open cases of several sites in one list. Throws `UnknownCursorError`. */
export async function readQueues(sites: Site[], { kind, after }: QueueFilter): Promise<QueuePart> {
  const asked: Asked = { after, limit: 50 };
  const read = await onEach(sites, async (site) => {
    const { rows, next } = await openQueue(site, asked, kind);
    return { rows: rows.map((row) => ({ ...row, site })), next };
  });
  const { rows, next } = mergedQueues(
    asked,
    read.flatMap(({ value }) => value ?? []),
  );
  return {
    page: { rows: await queuedOf(rows), next },
    unread: read.flatMap(({ site, value }) => (value ? [] : site)),
  };
}

/** The cases of these sites that this operator holds, with the words of whoever handed one on. */
export async function readInHand({ who }: DeskArgs, sites: Site[]): Promise<(CaseInHand & { site: Site })[]> {
  const read = await onEach(sites, (site) => casesInHand(site, who.operator.name));
  return read.flatMap(({ site, value }) => (value ?? []).map((row) => ({ ...row, site })));
}

/** Only what is shown is read to its end: most of what was read to find it is not. */
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
 * Takes the case that this operator should look at next, of all these sites: the one that they hold, else the heaviest that
 * nobody holds and nobody decided just now. Undefined where there is none. `except` is the id of one that they handed back.
 */
export async function takeNext(
  { who, context: { desk } }: DeskArgs,
  sites: Site[],
  except?: string,
): Promise<{ site: Site; id: string } | undefined> {
  const holder = who.operator.name;
  // Whoever is overtaken looks again: each round, somebody takes one.
  for (let round = 0; round < 20; round++) {
    const found = await onEach(sites, async (site) => {
      const { slug } = site.tenant;
      const decided = [...(await targetsWaiting(desk, slug, "cases")).keys()];
      const appeals = allows(who.grants, "appeals.decide", slug);
      return nextCase(site, { holder, appeals, except: except ? [...decided, except] : decided });
    });
    const free = found.flatMap(({ site, value }) => (value ? { site, ...value } : []));
    const [first] = free.sort(byWeight);
    if (!first) return undefined;
    if (!(await takeCase(first.site, holder, first.id))) continue;
    // Whoever is given a case reads the messages that came with it.
    if (allows(who.grants, "chats.read", first.site.tenant.slug)) await openKept(first.site, who.operator, first.id);
    return first;
  }
  return undefined;
}

function byWeight(one: NextCase, other: NextCase): number {
  return Number(other.isHeld) - Number(one.isHeld) || other.score - one.score || one.openedAt - other.openedAt;
}
