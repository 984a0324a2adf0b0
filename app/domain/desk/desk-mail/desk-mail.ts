import type { Desk } from "~/app/domain/desk";
import { settingsIn } from "~/app/domain/desk/settings/settings";
import type { Operator } from "~/app/domain/operator";
import { auditedInControl } from "~/app/domain/site/audit/control";
import type { Checkpoint } from "~/app/domain/site/checkpoints/checkpoints";
import { problemOf, TRIES, waitAfter } from "~/app/domain/site/outbox/outbox";
import type { DeskMailState } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";
import { renderDeskEmail } from "./desk-email";
import { mailNotFound } from "./desk-mail.errors";
import {
  type DeskMailRow,
  deleteOldMails,
  hasMail,
  insertMail,
  isAnyDue,
  leaseMails,
  mailBy,
  newestMailsTo,
  ownersIn,
  readerBy,
  retryMail,
  settleMail,
  troubledMails,
} from "./desk-mail.queries";
import { type DeskMail, type DeskMailKind, deskMail } from "./desk-mail.schema";

type Clock = Pick<Desk, "now" | "newId">;

/** Emails one operator, in the transaction of the cause. The same `key` is one email. */
export async function mailOperator(
  desk: Clock,
  tx: Tx,
  operatorId: string,
  mail: DeskMail,
  key = desk.newId(),
): Promise<void> {
  const row = { id: desk.newId(), key: keyOf(key, operatorId), operatorId, kind: mail.kind, mail };
  await insertMail(tx, { ...row, createdAt: desk.now() });
}

/** Emails each owner of all brands. */
export async function mailOwners(desk: Clock, tx: Tx, mail: DeskMail, { key, also, except }: To = {}): Promise<void> {
  const readers = new Set([...(await ownersIn(tx)), ...(also === undefined ? [] : [also])]);
  for (const id of readers) if (id !== except) await mailOperator(desk, tx, id, mail, key);
}

interface To {
  key?: string;
  /** An operator to notify who need not be an owner. */
  also?: string;
  /** An operator to leave out, who gets another text. */
  except?: string;
}

/** Whether an operator got an email with this key. */
export function isMailed(desk: Pick<Desk, "db">, key: string, operatorId: string): Promise<boolean> {
  return desk.db.read((conn) => hasMail(conn, keyOf(key, operatorId)));
}

function keyOf(key: string, operatorId: string): string {
  return `${key} ${operatorId}`;
}

/** Returns the name in an email: the operator's own, or the command's stored author. */
export async function actorIn(conn: Conn, by: Operator): Promise<string> {
  if (by.kind === "command") return by.name;
  return (await readerBy(conn, by.id))?.name ?? by.name;
}

/** Emails a day's checkpoint to the owners, who keep it out of reach of database users. */
export function mailCheckpoint(desk: Clock, tx: Tx, checkpoint: Checkpoint): Promise<void> {
  const times = { at: Date.parse(checkpoint.at) };
  const mail: DeskMail = { kind: "checkpoint", times, checkpoint };
  return mailOwners(desk, tx, mail, { key: `checkpoint ${checkpoint.at.slice(0, "YYYY-MM-DD".length)}` });
}

/**
 * Sends up to twenty due emails, and returns how many were tried. The emails are leased for a minute, after which other
 * processes may take them. A failed email waits longer each time, and is given up after the last try.
 */
export async function sendDueMails(desk: Desk, owner: string): Promise<number> {
  const now = desk.now();
  if (!(await desk.db.read((conn) => isAnyDue(conn, now)))) return 0;
  const rows = await desk.db.transact(async (tx) => {
    await deleteOldMails(tx, now - KEPT);
    return leaseMails(tx, { owner, now, until: now + LEASE, limit: AT_ONCE });
  });
  await Promise.all(
    rows.map(async (row) => {
      const outcome = await outcomeOf(desk, row);
      await desk.db.transact((tx) => settleMail(tx, row, outcome));
    }),
  );
  return rows.length;
}

/** An email to an operator with its state. */
export interface SentMail {
  id: string;
  kind: DeskMailKind;
  state: DeskMailState;
  /** UTC ms. */
  at: number;
  /** Error of the last try; null if it did not fail. */
  problem: string | null;
}

/** Returns the newest emails to this operator. */
export async function mailsTo(desk: Pick<Desk, "db">, operatorId: string, limit = 10): Promise<SentMail[]> {
  const rows = await desk.db.read((conn) => newestMailsTo(conn, operatorId, limit));
  return rows.map(asSent);
}

/** Returns emails that failed or were given up, with their recipients. */
export async function failingMails(desk: Pick<Desk, "db">, limit = 50): Promise<(SentMail & Whose)[]> {
  const rows = await desk.db.read((conn) => troubledMails(conn, limit));
  return rows.map(({ name, email, ...row }) => ({ ...asSent(row), name, email }));
}

interface Whose {
  name: string;
  email: string;
}

/** Resends a given-up email with all its tries. Throws console.not_found for any other. */
export function sendAgain(desk: Pick<Desk, "db" | "now" | "newId">, by: Operator, id: string): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      if (!(await retryMail(tx, id, desk.now()))) throw mailNotFound();
      const states = { before: { state: "failed" }, after: { state: "waiting" } };
      return { value: undefined, entry: { action: "mails.retry", on: { kind: "mail", id }, reason: "", ...states } };
    }),
  );
}

/** Returns kind and recipient of a given-up email. Throws console.not_found. */
export async function failedMail(desk: Pick<Desk, "db">, id: string): Promise<{ kind: DeskMailKind; email: string }> {
  const found = await desk.db.read(async (conn) => {
    const row = await mailBy(conn, id);
    return row?.state === "failed" ? { ...row, reader: await readerBy(conn, row.operatorId) } : undefined;
  });
  if (!found) throw mailNotFound();
  return { kind: found.kind as DeskMailKind, email: found.reader?.email ?? "" };
}

/** The only kind of email that an operator gets after leaving. */
const LEAVING: DeskMailKind = "operator_removed";
const DAY = 24 * 60 * 60_000;
/** In ms: how long a sent email is listed. */
const KEPT = 90 * DAY;
const LEASE = 60_000;
const AT_ONCE = 20;

type Outcome = Parameters<typeof settleMail>[2];

async function outcomeOf(desk: Desk, row: DeskMailRow): Promise<Outcome> {
  const { id, operatorId, attempts, dueAt, lastError } = row;
  // After that many tries without an outcome, the email may have crashed its processes.
  if (attempts > TRIES) return { state: "failed", dueAt, attempts, lastError: lastError ?? "no try came to an end" };
  try {
    const { reader, settings } = await desk.db.read(async (conn) => {
      return { reader: await readerBy(conn, operatorId), settings: await settingsIn(conn) };
    });
    const done = { dueAt: desk.now(), attempts, lastError: null };
    const hasLeft = reader && reader.leftAt !== null;
    if (!reader || (hasLeft && row.kind !== LEAVING)) return { state: "dropped", ...done };
    const email = await renderDeskEmail(desk, deskMail.parse(row.mail), { id, operatorId, reader, settings });
    await desk.mailer.send(email);
    return { state: "sent", ...done, dueAt: desk.now() };
  } catch (error) {
    desk.log.warn({ err: error, mail: id }, "could not send an email of the desk");
    const state = attempts >= TRIES ? "failed" : "waiting";
    return { state, dueAt: desk.now() + waitAfter(attempts), attempts, lastError: problemOf(error) };
  }
}

function asSent({ id, kind, state, createdAt, lastError }: Pick<DeskMailRow, Kept>): SentMail {
  return { id, kind: kind as DeskMailKind, state, at: createdAt, problem: lastError };
}

type Kept = "id" | "kind" | "state" | "createdAt" | "lastError";
