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
  /** Whether the program flagged the item. */
  spoke: boolean;
  /** Whether a person then found what the program looks for. */
  found: boolean;
}

/**
 * Stores a program's opinion beside a person's finding. The newest finding counts. Each call deletes two expired
 * opinions.
 */
export async function noteOpinion({ now }: Pick<Site, "now">, tx: Tx, opinion: Opinion): Promise<void> {
  const at = now();
  await keepOpinion(tx, { ...opinion, at });
  await deleteOpinionsBefore(tx, at - KEPT, 2);
}

/**
 * How long an opinion is stored, in ms. A transparency report covers the previous calendar year, and may be made late.
 */
const KEPT = 2 * 366 * 24 * 60 * 60_000;

/** How often a signal was right, in numbers of decided items. */
export interface Confusion {
  /** Flagged items in which a rule was broken. */
  right: number;
  /** Flagged items in which no rule was broken. */
  wrong: number;
  /** Items not flagged in which a rule was broken; null if unknown. */
  missed: number | null;
  /** Items not flagged in which no rule was broken; null if unknown. */
  cleared: number | null;
}

export interface SignalFigures extends Confusion {
  /** The name of the signal: "nudity", or the name of a rule, as in `signals`. */
  signal: string;
  /** How the unflagged items are known: people review all of them, a random sample, or none. */
  unflagged: "all" | "sample" | "unseen";
}

export interface Sample {
  looked: number;
  broken: number;
  /** Number of members that the sample represents. */
  population: number;
}

/** Decisions, and those among them that stand: a rule was broken, and no appeal reversed the decision. */
interface Upheld {
  decided: number;
  standing: number;
}

export interface Accuracy {
  signals: SignalFigures[];
  reports: (Upheld & { reason: string })[];
  sample: Sample;
}

/** Returns how right the site's signals were, by people's decisions in a period. */
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

/** Minimum number of reviewed items for which a share is stated. */
export const ENOUGH = 20;

/** Estimates what a signal on profiles missed, from other signals and the sample. Null if the sample is too small. */
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

/** A part of a whole, in counts. Null if the whole is below `ENOUGH`. */
export interface Share {
  part: number;
  base: number;
}

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

/** Adds up several signals. Figures that only some signals know are taken from those. */
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

export interface ByRule {
  /** The decisions by the text of the broken rule; "" if none was broken. */
  cases: (Upheld & { rule: string })[];
  /** Rejections, by category of the Transparency Database. */
  photos: (Upheld & { category: string; keyword: string })[];
}

export function decidedByRule(site: Pick<Site, "db">, period: Period): Promise<ByRule> {
  return site.db.read(async (conn) => {
    return { cases: await rulesIn(conn, period), photos: await photosRejectedIn(conn, period) };
  });
}
