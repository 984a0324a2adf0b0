import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { type DeskMailState, deskMails, operatorRoles, operators } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type DeskMailRow = typeof deskMails.$inferSelect;

/** Returns the ids of the active owners of all brands. */
export async function ownersIn({ drizzle }: Conn): Promise<string[]> {
  const rows = await drizzle
    .select({ id: operators.id })
    .from(operatorRoles)
    .innerJoin(operators, eq(operators.id, operatorRoles.operatorId))
    .where(and(eq(operatorRoles.role, "owner"), eq(operatorRoles.brand, ""), isNull(operators.leftAt)));
  return rows.map(({ id }) => id);
}

export interface Reader {
  name: string;
  email: string;
  language: string | null;
  leftAt: number | null;
}

export async function readerBy({ drizzle }: Conn, id: string): Promise<Reader | undefined> {
  const { name, email, language, leftAt } = operators;
  return (await drizzle.select({ name, email, language, leftAt }).from(operators).where(eq(operators.id, id)))[0];
}

/** Inserts an email to send. Does nothing if this key exists. */
export async function insertMail(
  { drizzle }: Tx,
  row: Pick<DeskMailRow, "id" | "key" | "operatorId" | "kind" | "mail" | "createdAt">,
): Promise<void> {
  const fresh = { state: "waiting" as const, attempts: 0, leaseUntil: 0, leaseOwner: null, lastError: null };
  await drizzle
    .insert(deskMails)
    .values({ ...row, ...fresh, dueAt: row.createdAt })
    .onConflictDoNothing();
}

export async function hasMail({ drizzle }: Conn, key: string): Promise<boolean> {
  return (await drizzle.select({ id: deskMails.id }).from(deskMails).where(eq(deskMails.key, key))).length > 0;
}

/** Whether an email is due and free of leases. */
export async function isAnyDue({ drizzle }: Conn, now: number): Promise<boolean> {
  return (await drizzle.select({ id: deskMails.id }).from(deskMails).where(free(now)).limit(1)).length > 0;
}

interface Lease {
  owner: string;
  now: number;
  /** UTC ms. */
  until: number;
  limit: number;
}

/** Leases the longest due free emails to `owner`. */
export function leaseMails({ drizzle }: Tx, { owner, now, until, limit }: Lease): Promise<DeskMailRow[]> {
  const due = drizzle
    .select({ id: deskMails.id })
    .from(deskMails)
    .where(free(now))
    .orderBy(asc(deskMails.dueAt))
    .limit(limit);
  return drizzle
    .update(deskMails)
    .set({ leaseOwner: owner, leaseUntil: until, attempts: sql`${deskMails.attempts} + 1` })
    .where(and(inArray(deskMails.id, due), free(now)))
    .returning();
}

/** Records the outcome of a try, unless another process has the lease meanwhile. Deletes the text of a sent email. */
export async function settleMail(
  { drizzle }: Tx,
  { id, leaseOwner }: Pick<DeskMailRow, "id" | "leaseOwner">,
  outcome: Pick<DeskMailRow, "state" | "dueAt" | "attempts" | "lastError">,
): Promise<void> {
  const isOver = outcome.state === "sent" || outcome.state === "dropped";
  await drizzle
    .update(deskMails)
    .set({ ...outcome, ...(isOver && { mail: {} }), leaseUntil: 0, leaseOwner: null })
    .where(and(eq(deskMails.id, id), eq(deskMails.leaseOwner, leaseOwner ?? "")));
}

export async function deleteOldMails({ drizzle }: Tx, before: number): Promise<void> {
  const over: DeskMailState[] = ["sent", "dropped"];
  await drizzle.delete(deskMails).where(and(inArray(deskMails.state, over), lt(deskMails.createdAt, before)));
}

export function newestMailsTo({ drizzle }: Conn, operatorId: string, limit: number): Promise<DeskMailRow[]> {
  return drizzle
    .select()
    .from(deskMails)
    .where(eq(deskMails.operatorId, operatorId))
    .orderBy(desc(deskMails.createdAt), desc(deskMails.id))
    .limit(limit);
}

/** Returns emails that failed or were given up, with their readers' names, newest first. */
export function troubledMails({ drizzle }: Conn, limit: number) {
  const { id, kind, state, createdAt, dueAt, lastError } = deskMails;
  const isTroubled = or(eq(state, "failed"), and(eq(state, "waiting"), gt(deskMails.attempts, 0)));
  return drizzle
    .select({ id, kind, state, createdAt, dueAt, lastError, name: operators.name, email: operators.email })
    .from(deskMails)
    .innerJoin(operators, eq(operators.id, deskMails.operatorId))
    .where(isTroubled)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function mailBy({ drizzle }: Conn, id: string): Promise<DeskMailRow | undefined> {
  return (await drizzle.select().from(deskMails).where(eq(deskMails.id, id)))[0];
}

/** Resends a failed email. Returns false if the email had not failed. */
export async function retryMail({ drizzle }: Tx, id: string, now: number): Promise<boolean> {
  const revived = await drizzle
    .update(deskMails)
    .set({ state: "waiting", dueAt: now, attempts: 0 })
    .where(and(eq(deskMails.id, id), eq(deskMails.state, "failed")))
    .returning({ id: deskMails.id });
  return revived.length > 0;
}

function free(now: number) {
  return and(eq(deskMails.state, "waiting"), lte(deskMails.dueAt, now), lte(deskMails.leaseUntil, now));
}
