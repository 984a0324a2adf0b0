import type { Operator } from "~/app/domain/operator";
import { heldFile } from "~/app/domain/people/photos/photos";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { MediaFile } from "~/app/domain/site/media/media";
import type { Conn, Tx } from "~/db/handle";
import type { LookedAtKind, LookedAtPart } from "~/db/tables";
import { noSuchReading, noSuchTalk, readEnough, readingOver, shownAlready } from "./looks.errors";
import {
  conversationById,
  insertLook,
  insertReading,
  isRead,
  lastLookOf,
  messagesWithin,
  namesOf,
  placeOf,
  type ReadingRow,
  readingById,
  stepsSince,
  takeStep,
} from "./looks.queries";
import { nameOfTalk, type Talk, talksIn, talkUnder } from "./talks";

/** In ms: how long a reason is valid. */
const LASTS = 15 * 60_000;
const AT_ONCE = 10;
/**
 * The limit of steps per operator, case or order, and day. For operators who may exceed this limit, the limit of each
 * reading.
 */
export const MOST_STEPS = 20;
/** A day, in ms. */
const DAY = 24 * 60 * 60_000;

/**
 * Allows an operator to read more of a conversation of a case for fifteen minutes. Returns the reading's id. Throws
 * account.reason_missing, reports.no_case, chat_look.no_conversation if the case has no such conversation or is closed.
 */
export async function openReading(
  site: Site,
  operator: Operator,
  caseId: string,
  { conversation, reason }: { conversation: string; reason: string },
): Promise<string> {
  const why = requiredReason(reason);
  const talk = (await talksIn(site, caseId)).find(({ id }) => id === conversation);
  if (!talk) throw noSuchTalk();
  const begun = { kind: "case" as const, targetId: caseId, reason: why, told: true };
  return site.db.transact(audited(site, operator, beginning(site, operator.name, talk, begun)));
}

/**
 * Allows reading under an authority's order, between its member and another one. The members' exports omit the reading
 * unless `told` is true. Throws account.reason_missing, and errors of `talkUnder`.
 */
export async function openReadingUnder(
  site: Site,
  operator: Operator,
  orderId: string,
  { other, told, reason }: { other: string; told: boolean; reason: string },
): Promise<string> {
  const why = requiredReason(reason);
  const talk = await talkUnder(site, orderId, other);
  const begun = { kind: "authority" as const, targetId: orderId, reason: why, told };
  return site.db.transact(audited(site, operator, beginning(site, operator.name, talk, begun)));
}

interface Reader {
  operator: Operator;
  /** Whether the operator may exceed the daily limit: then each reading has its own limit. */
  exceeds: boolean;
}

/** A permission to read, as its page shows it: without any text. */
export interface Reading extends ReadingRow {
  /** The names of the conversation's members, such as "Anna, Bert". */
  names: string;
  isOver: boolean;
  left: number;
}

/** Returns a reading of this operator. Throws console.not_found for a reading of another operator. */
export function readingOf(site: Site, { operator, exceeds }: Reader, id: string): Promise<Reading> {
  return site.db.read(async (conn) => {
    const reading = await ownReading(conn, operator.name, id);
    const talk = await conversationById(conn, reading.conversationId);
    const names = talk ? nameOfTalk(await namesOf(conn, [talk.firstId, talk.secondId]), talk) : "";
    const left = Math.max(0, MOST_STEPS - (await stepsOf(site, conn, reading, exceeds)));
    return { ...reading, names, isOver: reading.until <= site.now(), left };
  });
}

export interface ReadMessage {
  id: string;
  /** The author's name; "" after erasure. */
  name: string;
  from: string;
  text: string;
  /** UTC ms. */
  sentAt: number;
  takenBack: boolean;
  withPhoto: boolean;
}

interface Step {
  part: Exclude<LookedAtPart, "evidence">;
  /** Number of steps before this one, so a form sent twice reads once. */
  number: number;
}

/**
 * Reads the ten messages before or after the read range, or the last step again, and records the look in the same
 * transaction. Returns [] and records nothing if no messages are left. Throws console.not_found, chat_look.over,
 * chat_look.shown_already, chat_look.enough.
 */
export function readOn(
  site: Site,
  { operator, exceeds }: Reader,
  id: string,
  { part, number }: Step,
): Promise<ReadMessage[]> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const reading = await ownReading(tx, operator.name, id);
      if (reading.until <= site.now()) throw readingOver();
      if (reading.steps !== number) throw shownAlready();
      if ((await stepsOf(site, tx, reading, exceeds)) >= MOST_STEPS) throw readEnough({ params: { max: MOST_STEPS } });
      const rows = await rowsOf(tx, reading, part);
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last) return { value: [], entry: undefined };
      const bounds = { firstSeq: Math.min(reading.firstSeq, first.seq), lastSeq: Math.max(reading.lastSeq, last.seq) };
      if (!(await takeStep(tx, reading, bounds))) throw shownAlready();
      const { kind, targetId, why, conversationId, firstId, secondId, reason } = reading;
      const read = { part, fromSeq: first.seq, toSeq: last.seq, messages: rows.length };
      const look = { id: site.newId(), readingId: id, kind, targetId, version: null, why, firstId, secondId };
      await insertLook(tx, { ...look, ...read, operator: operator.name, at: site.now() });
      const on = { kind, id: targetId };
      const after = { conversation: conversationId, part, messages: rows.length, from: first.seq, to: last.seq };
      const names = await namesOf(tx, [...new Set(rows.map(({ from }) => from))]);
      const value = rows.map(({ id: message, from, text, sentAt, takenBackAt, photo }) => {
        const facts = { id: message, from, name: names.get(from) ?? "", text, sentAt };
        return { ...facts, takenBack: takenBackAt !== null, withPhoto: photo !== null };
      });
      return { value, entry: { action: "chats.read" as const, on, member: null, reason, before: {}, after } };
    }),
  );
}

/** Returns the photo of a message that this operator's active reading showed. Throws console.not_found. */
export async function photoInReading(
  site: Site,
  operator: string,
  id: string,
  messageId: string,
): Promise<{ name: string; file: MediaFile }> {
  const name = await site.db.read(async (conn) => {
    const reading = await ownReading(conn, operator, id);
    const place = await placeOf(conn, messageId);
    if (place?.id !== reading.conversationId || reading.until <= site.now()) throw noSuchReading();
    if (!(await isRead(conn, id, place.seq))) throw noSuchReading();
    return (await messagesWithin(conn, place.id, place.seq, place.seq))[0]?.photo;
  });
  if (!name) throw noSuchReading();
  return { name, file: await heldFile(site, name, "l") };
}

interface Begun {
  kind: Exclude<LookedAtKind, "held">;
  targetId: string;
  reason: string;
  told: boolean;
}

/** The audit entry names neither member, because a named member's export contains the entry. */
function beginning(site: Site, operator: string, talk: Talk, { kind, targetId, reason, told }: Begun) {
  const { id: conversationId, why, firstSeq, lastSeq } = talk;
  const whose = told ? { firstId: talk.firstId, secondId: talk.secondId } : { firstId: "", secondId: "" };
  return async (tx: Tx) => {
    const id = site.newId();
    const at = site.now();
    const place = { conversationId, ...whose, firstSeq, lastSeq, steps: 0, at, until: at + LASTS };
    await insertReading(tx, { id, kind, targetId, why, operator, reason, ...place });
    const states = { before: {}, after: { conversation: conversationId } };
    const on = { kind, id: targetId };
    return { value: id, entry: { action: "chats.open" as const, on, member: null, reason, ...states } };
  };
}

async function ownReading(conn: Conn, operator: string, id: string): Promise<ReadingRow> {
  const reading = await readingById(conn, id);
  if (reading?.operator !== operator) throw noSuchReading();
  return reading;
}

async function stepsOf(
  site: Site,
  conn: Conn,
  { steps, operator, targetId }: ReadingRow,
  exceeds: boolean,
): Promise<number> {
  return exceeds ? steps : stepsSince(conn, { operator, targetId, since: site.now() - DAY });
}

async function rowsOf(tx: Tx, { id, conversationId, firstSeq, lastSeq }: ReadingRow, part: Step["part"]) {
  if (part === "before") return messagesWithin(tx, conversationId, firstSeq - AT_ONCE, firstSeq - 1);
  if (part === "after") return messagesWithin(tx, conversationId, lastSeq + 1, lastSeq + AT_ONCE);
  const last = await lastLookOf(tx, id);
  if (last?.fromSeq == null || last.toSeq === null) return [];
  return messagesWithin(tx, conversationId, last.fromSeq, last.toSeq);
}
