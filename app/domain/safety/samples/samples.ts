import { wrongFields } from "~/app/domain/checked";
import type { Operator } from "~/app/domain/operator";
import { type Photo, photosIn } from "~/app/domain/people/photos/photos";
import { profileAt } from "~/app/domain/safety/reports/evidence";
import { openOwnCaseIn } from "~/app/domain/safety/reports/removal";
import { isPlaceOfRule } from "~/app/domain/safety/restrictions/rules";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { Evidence } from "~/db/tables";
import { sampleNotFound, sampleTaken } from "./samples.errors";
import {
  activeAt,
  claimSample,
  countActive,
  countDrawn,
  insertSample,
  isUnflagged,
  type SampleRow,
  sampleById,
  setAnswer,
  waitingSamples,
} from "./samples.queries";

const MOST_A_DAY = 20;

const DAY = 24 * 60 * 60_000;

/**
 * Draws today's samples from profiles without a flag for three months: `perThousand` of the members active in the last
 * week, spread over its days. Draws nothing if today's were already drawn.
 */
export async function drawSample(site: Site, perThousand: number): Promise<void> {
  const now = site.now();
  const active = now - 7 * DAY;
  const { population, due } = await site.db.read(async (conn) => {
    const members = await countActive(conn, active);
    const wanted = Math.ceil((members * perThousand) / 1000);
    const left = wanted - (await countDrawn(conn, now - 7 * DAY));
    const today = Math.ceil(wanted / 7) - (await countDrawn(conn, now - DAY));
    return { population: members, due: Math.min(left, today, MOST_A_DAY) };
  });
  if (due <= 0) return;
  const drawn = await site.db.read(async (conn) => {
    const found = new Set<string>();
    // Draws again after a flagged or repeated profile. Finds fewer if nearly all are flagged.
    for (let tries = 0; tries < due * TRIES && found.size < due; tries++) {
      const id = await activeAt(conn, active, placeBelow(site, population));
      if (id !== undefined && (await isUnflagged(conn, id, now - UNFLAGGED))) found.add(id);
    }
    return [...found];
  });
  await site.db.transact(async (tx) => {
    // Another operator may have drawn at the same moment.
    if ((await countDrawn(tx, now - DAY)) > 0) return;
    for (const profileId of drawn) {
      const open = { claimedBy: null, claimedUntil: null, answeredAt: null, rule: null, caseNumber: null };
      await insertSample(tx, { id: site.newId(), profileId, population, drawnAt: now, ...open });
    }
  });
}

const TRIES = 5;
const UNFLAGGED = 90 * DAY;

function placeBelow({ randomBytes }: Pick<Site, "randomBytes">, count: number): number {
  return Buffer.from(randomBytes(6)).readUIntBE(0, 6) % count;
}

/** Returns the samples this operator may take, longest waiting first. Samples expire after a month. */
export async function samplesWaiting(site: Site, holder: string): Promise<Pick<SampleRow, "id" | "drawnAt">[]> {
  const now = site.now();
  const rows = await site.db.read((conn) => waitingSamples(conn, now - FRESH));
  return rows.filter((row) => isFree(row, holder, now)).map(({ id, drawnAt }) => ({ id, drawnAt }));
}

const FRESH = 30 * DAY;

/** Leases a sample for ten minutes. Returns false if another operator has reviewed the sample or holds its lease. */
export function takeSample(site: Site, holder: string, id: string): Promise<boolean> {
  const now = site.now();
  return site.db.transact((tx) => claimSample(tx, { id, holder, now, until: now + LEASE }));
}

const LEASE = 10 * 60_000;

/** A profile as others see it now. */
export interface SampleFile {
  id: string;
  memberId: string;
  profile: Evidence["profile"];
  photos: Photo[];
}

/**
 * Returns the profile of a sample. Throws console.not_found if the sample or its profile is missing, and quality.taken
 * if another operator has the sample.
 */
export async function sampleFor(site: Site, holder: string, id: string): Promise<SampleFile> {
  return site.db.read(async (conn) => {
    const { profileId } = checkedFor(await sampleById(conn, id), holder, site.now());
    const profile = await profileAt(site, conn, `/members/${profileId}`);
    if (!profile) throw sampleNotFound();
    return { id, memberId: profileId, profile, photos: await photosIn(conn, profileId) };
  });
}

/**
 * Stores an operator's answer: the place of the broken rule, or null. A broken rule opens an ordinary case with `words`
 * as its reason; returns its number. Throws `invalid` for an unknown rule, and like `sampleFor`.
 */
export function answerSample(
  site: Site,
  operator: Operator,
  id: string,
  { rule, words }: { rule: string | null; words: string },
): Promise<string | null> {
  if (rule !== null && !isPlaceOfRule(site, rule)) throw wrongFields({ rule: [{ key: "console.choice_missing" }] });
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { profileId } = checkedFor(await sampleById(tx, id), operator.name, site.now());
      const opened = rule === null ? null : await openOwnCaseIn(site, tx, `/members/${profileId}`, words);
      const value = opened?.number ?? null;
      if (!(await setAnswer(tx, id, { answeredAt: site.now(), rule: rule ?? "", caseNumber: value })))
        throw sampleTaken();
      // Names no member, like a case that an operator opens.
      const on = { kind: "sample" as const, id };
      const states = { before: {}, after: { fine: rule === null, number: value } };
      return { value, entry: { action: "samples.answer" as const, on, member: null, reason: "", ...states } };
    }),
  );
}

function checkedFor(row: SampleRow | undefined, holder: string, now: number): SampleRow {
  if (!row) throw sampleNotFound();
  if (row.answeredAt !== null || !isFree(row, holder, now)) throw sampleTaken();
  return row;
}

function isFree({ claimedBy, claimedUntil }: SampleRow, holder: string, now: number): boolean {
  return claimedUntil === null || claimedUntil <= now || claimedBy === holder;
}
