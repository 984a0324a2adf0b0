import type { Site } from "~/app/domain/site";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Words } from "~/app/locales";
import type { Conn, Tx } from "~/db/handle";
import { PROFILE_NOTES, type ProfileNote } from "~/tenants/config/vocabulary";
import { patchProfile, profileTexts } from "./profiles.queries";
import { MOST_PROMPTS, questionOf } from "./prompts";

/** A text on a profile: a note by its name, an answer by its question's, e.g. `prompt_sunday`. */
export interface ProfileText {
  name: string;
  text: string;
}

const ANSWER = "prompt_";

export async function textsOn(conn: Conn, profileId: string): Promise<ProfileText[]> {
  const row = await profileTexts(conn, profileId);
  return row ? writtenIn(row) : [];
}

function writtenIn(row: NonNullable<Awaited<ReturnType<typeof profileTexts>>>): ProfileText[] {
  const written = new Map<string, string | null>(Object.entries({ ...row.details, personal: row.personal }));
  return [
    ...PROFILE_NOTES.map((name) => ({ name, text: written.get(name) ?? "" })),
    ...row.prompts.map(({ prompt, answer }) => ({ name: ANSWER + prompt, text: answer })),
  ].filter(({ text }) => text !== "");
}

/** Removes texts from a profile. Returns the removed texts as they were. */
export async function removeTexts(site: Site, tx: Tx, profileId: string, names: string[]): Promise<ProfileText[]> {
  const row = await profileTexts(tx, profileId);
  if (!row) return [];
  const removed = writtenIn(row).filter(({ name }) => names.includes(name));
  if (removed.length === 0) return [];
  const there = removed.map(({ name }) => name);
  const details = Object.fromEntries(Object.entries(row.details).filter(([name]) => !there.includes(name)));
  const prompts = row.prompts.filter(({ prompt }) => !there.includes(ANSWER + prompt));
  await patchProfile(tx, profileId, { details, prompts, ...(there.includes("personal") && { personal: null }) });
  await markStaleAround(site, tx, profileId);
  return removed;
}

/** Restores removed texts unless their owner has written others since. Returns the restored names. */
export async function restoreTexts(site: Site, tx: Tx, profileId: string, texts: ProfileText[]): Promise<string[]> {
  const row = await profileTexts(tx, profileId);
  if (!row) return [];
  const taken = new Set(writtenIn(row).map(({ name }) => name));
  const free = texts.filter(({ name }) => !taken.has(name));
  const room = MOST_PROMPTS - row.prompts.length;
  const answers = free.filter(({ name }) => name.startsWith(ANSWER)).slice(0, Math.max(0, room));
  const notes = free.filter(({ name }) => !name.startsWith(ANSWER) && name !== "personal");
  const personal = free.find(({ name }) => name === "personal");
  const back = [...answers, ...notes, ...(personal ? [personal] : [])];
  if (back.length === 0) return [];
  await patchProfile(tx, profileId, {
    details: { ...row.details, ...Object.fromEntries(notes.map(({ name, text }) => [name, text])) },
    prompts: [
      ...row.prompts,
      ...answers.map(({ name, text }) => ({ prompt: name.slice(ANSWER.length), answer: text })),
    ],
    ...(personal && { personal: personal.text }),
  });
  await markStaleAround(site, tx, profileId);
  return back.map(({ name }) => name);
}

export function textInWords(name: string, words: Words): string {
  if (name.startsWith(ANSWER)) return questionOf(name.slice(ANSWER.length), words) ?? name;
  return words.t(`profile.${name as ProfileNote}`);
}
