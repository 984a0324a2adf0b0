import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import {
  deleteOpinionsBefore,
  keepOpinion,
  noticedIn,
  OF_PROFILES,
  opinionsIn,
  type Period,
  photosRejectedIn,
  profilesDecidedIn,
  reportedIn,
  rulesIn,
  sampledIn,
} from "./accuracy.queries";

export type { Period } from "./accuracy.queries";

interface Opinion {
  signal: string;
  targetId: string;
  memberId: string;
  /** Whether the program pointed it out. */
  spoke: boolean;
  /** Whether a person then found what it looks for. */
  found: boolean;
}

/**
 * Keeps what a program said of something beside what a person finds, in the commit of the finding. The newest one counts. Each
 * takes two of those along that are too old for any report, so that their number follows that of the last two years.
 */
export async function noteOpinion({ now }: Pick<Site, "now">, tx: Tx, opinion: Opinion): Promise<void> {
  const at = now();
  await keepOpinion(tx, { ...opinion, at });
  await deleteOpinionsBefore(tx, at - KEPT, 2);
}

/** A transparency report is about the calendar year before, and may be made late. In ms. */
const KEPT = 2 * 366 * 24 * 60 * 60_000;

/** How often a signal was right, in numbers of things about which people decided. */
export interface Confusion {
  /** It spoke, and a rule was broken. */
  right: number;
  /** It spoke, and none was. */
  wrong: number;
  /** It did not speak, and one was; null where nobody knows. */
  missed: number | null;
  /** It did not speak, and none was; null likewise. */
  cleared: number | null;
}

export interface SignalFigures extends Confusion {
  /** "nudity", or the name of a rule, as `signals` keeps it. */
  signal: string;
  /** How it is known what it did not point out: a person looks at all of it, at a random sample, or nobody does. */
  unflagged: "all" | "sample" | "unseen";
}

export interface Sample {
  looked: number;
  broken: number;
  /** For how many members it stands. */
  population: number;
}

/** Decisions, and those among them that stand: a rule was broken, and no appeal undid that. */
interface Upheld {
  decided: number;
  standing: number;
}

export interface Accuracy {
  signals: SignalFigures[];
  /** What members reported, by reason. */
  reports: (Upheld & { reason: string })[];
  sample: Sample;
}

/** How right the site's signals were, by what people decided in a time. */
export function accuracyIn(site: Pick<Site, "db">, period: Period): Promise<Accuracy> {
  return site.db.read(async (conn) => {
    const sample = await sampledIn(conn, period);
    const noticed = await noticedIn(conn, period);
    const areProfiles = noticed.some(({ kind }) => OF_PROFILES.includes(kind));
    const profiles = areProfiles ? await profilesDecidedIn(conn, period) : { decided: 0, standing: 0 };
    return {
      sample,
      reports: await reportedIn(conn, period),
      signals: [
        ...confusionsOf(await opinionsIn(conn, period)),
        ...noticed.map(({ kind, signal, decided, standing }): SignalFigures => {
          const spoke = { signal, right: standing, wrong: decided - standing };
          if (!OF_PROFILES.includes(kind)) return { ...spoke, unflagged: "unseen", missed: null, cleared: null };
          return { ...spoke, unflagged: "sample", ...passedOver(spoke, profiles, sample) };
        }),
      ],
    };
  });
}

/** Below so many things that people looked at, no share is given. */
export const ENOUGH = 20;

/**
 * What a signal on profiles passed over: what others pointed out, and what the random sample says of all that nothing did.
 * Unknown while too few of that were looked at.
 */
export function passedOver(
  { right, wrong }: Pick<Confusion, "right" | "wrong">,
  profiles: Upheld,
  { looked, broken, population }: Sample,
): Pick<Confusion, "missed" | "cleared"> {
  if (looked < ENOUGH) return { missed: null, cleared: null };
  const unseen = Math.round((population * broken) / looked);
  return {
    missed: Math.max(0, profiles.standing - right) + unseen,
    cleared: Math.max(0, profiles.decided - profiles.standing - wrong) + population - unseen,
  };
}

function confusionsOf(rows: { signal: string; spoke: boolean; found: boolean; count: number }[]): SignalFigures[] {
  return [...new Set(rows.map(({ signal }) => signal))].map((signal) => {
    const times = (spoke: boolean, found: boolean) =>
      rows.find((row) => row.signal === signal && row.spoke === spoke && row.found === found)?.count ?? 0;
    return {
      ...{ signal, unflagged: "all", right: times(true, true), wrong: times(true, false) },
      ...{ missed: times(false, true), cleared: times(false, false) },
    };
  });
}

/** A part of a whole, each counted. Null where the whole is too small to say anything. */
export interface Share {
  part: number;
  base: number;
}

/** Accuracy, precision and recall. */
export interface Measured {
  accuracy: Share | null;
  precision: Share | null;
  recall: Share | null;
}

export function measured({ right, wrong, missed, cleared }: Confusion): Measured {
  const known = missed !== null && cleared !== null;
  return {
    accuracy: known ? shareOf(right + cleared, right + wrong + missed + cleared) : null,
    precision: shareOf(right, right + wrong),
    recall: missed === null ? null : shareOf(right, right + missed),
  };
}

export function shareOf(part: number, base: number): Share | null {
  return base < ENOUGH ? null : { part, base };
}

/** Several signals as one: of what is known of some of them alone, those. */
export function pooled(signals: readonly Confusion[]): Measured {
  const known = signals.filter(({ missed, cleared }) => missed !== null && cleared !== null);
  return { ...measured(together(known)), precision: measured(together(signals)).precision };
}

function together(signals: readonly Confusion[]): Confusion {
  const sum = (of: (each: Confusion) => number | null) => signals.reduce((all, each) => all + (of(each) ?? 0), 0);
  return {
    ...{ right: sum(({ right }) => right), wrong: sum(({ wrong }) => wrong) },
    ...{ missed: sum(({ missed }) => missed), cleared: sum(({ cleared }) => cleared) },
  };
}

/** What people decided in a time by rule, and what of it stood on appeal. */
export interface ByRule {
  /** By the rule's words; "" where none was broken. */
  cases: (Upheld & { rule: string })[];
  /** Rejections, in the words of the Transparency Database. */
  photos: (Upheld & { category: string; keyword: string })[];
}

export function decidedByRule(site: Pick<Site, "db">, period: Period): Promise<ByRule> {
  return site.db.read(async (conn) => {
    return { cases: await rulesIn(conn, period), photos: await photosRejectedIn(conn, period) };
  });
}
