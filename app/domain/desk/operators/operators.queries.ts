import { and, asc, eq, exists, gt, isNull, lte, sql } from "drizzle-orm";
import type { Grant, Role } from "~/app/domain/desk/permissions/permissions";
import { operatorLinks, operatorPasskeys, operatorRoles, operators } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type OperatorRow = typeof operators.$inferSelect;
export type LinkRow = typeof operatorLinks.$inferSelect;

export async function operatorById({ drizzle }: Conn, id: string): Promise<OperatorRow | undefined> {
  return (await drizzle.select().from(operators).where(eq(operators.id, id)))[0];
}

export async function operatorByEmail({ drizzle }: Conn, email: string): Promise<OperatorRow | undefined> {
  return (await drizzle.select().from(operators).where(eq(operators.email, email)))[0];
}

export async function operatorOfSystemUser({ drizzle }: Conn, systemUser: string): Promise<OperatorRow | undefined> {
  return (await drizzle.select().from(operators).where(eq(operators.systemUser, systemUser)))[0];
}

export function allOperators({ drizzle }: Conn): Promise<OperatorRow[]> {
  return drizzle.select().from(operators).orderBy(asc(operators.createdAt), asc(operators.id));
}

export async function grantsOf({ drizzle }: Conn, operatorId: string): Promise<Grant[]> {
  const rows = await drizzle.select().from(operatorRoles).where(eq(operatorRoles.operatorId, operatorId));
  return rows.map(grantIn);
}

export async function allGrants({ drizzle }: Conn): Promise<Map<string, Grant[]>> {
  const grants = new Map<string, Grant[]>();
  for (const row of await drizzle.select().from(operatorRoles)) {
    grants.set(row.operatorId, [...(grants.get(row.operatorId) ?? []), grantIn(row)]);
  }
  return grants;
}

/** Returns the active owners of all brands, with whether each has a way to sign in. */
export async function ownersIn({ drizzle }: Conn): Promise<{ id: string; hasJoined: boolean }[]> {
  const keys = drizzle
    .select({ id: operatorPasskeys.id })
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operators.id));
  const rows = await drizzle
    .select({ id: operators.id, passwordHash: operators.passwordHash, hasKey: sql<unknown>`${exists(keys)}` })
    .from(operatorRoles)
    .innerJoin(operators, eq(operators.id, operatorRoles.operatorId))
    .where(and(eq(operatorRoles.role, "owner"), eq(operatorRoles.brand, ""), isNull(operators.leftAt)));
  return rows.map(({ id, passwordHash, hasKey }) => ({ id, hasJoined: passwordHash !== null || Boolean(hasKey) }));
}

export async function insertOperator({ drizzle }: Tx, row: OperatorRow): Promise<void> {
  await drizzle.insert(operators).values(row);
}

export async function changeOperator({ drizzle }: Tx, id: string, change: Partial<OperatorRow>): Promise<void> {
  await drizzle.update(operators).set(change).where(eq(operators.id, id));
}

export async function insertGrant(
  { drizzle }: Tx,
  { operatorId, role, brand, at }: { operatorId: string; at: number } & Grant,
): Promise<void> {
  const row = { operatorId, role, brand: brand ?? "", grantedAt: at };
  await drizzle.insert(operatorRoles).values(row).onConflictDoNothing();
}

/** Deletes a grant. Returns whether the grant existed. */
export async function deleteGrant({ drizzle }: Tx, operatorId: string, { role, brand }: Grant): Promise<boolean> {
  const { operatorId: of, role: named, brand: where } = operatorRoles;
  const taken = await drizzle
    .delete(operatorRoles)
    .where(and(eq(of, operatorId), eq(named, role), eq(where, brand ?? "")))
    .returning({ role: named });
  return taken.length > 0;
}

export async function insertLink({ drizzle }: Tx, row: LinkRow): Promise<void> {
  await drizzle.insert(operatorLinks).values(row);
}

/** Returns a link if it is valid now. */
export async function workingLink({ drizzle }: Conn, tokenHash: string, now: number): Promise<LinkRow | undefined> {
  const [row] = await drizzle
    .select()
    .from(operatorLinks)
    .where(
      and(eq(operatorLinks.tokenHash, tokenHash), lte(operatorLinks.worksFrom, now), gt(operatorLinks.worksUntil, now)),
    );
  return row;
}

export async function deleteLinksOf({ drizzle }: Tx, operatorId: string): Promise<void> {
  await drizzle.delete(operatorLinks).where(eq(operatorLinks.operatorId, operatorId));
}

export async function deleteLinksToAddKey({ drizzle }: Tx, operatorId: string): Promise<void> {
  const { operatorId: of, purpose } = operatorLinks;
  await drizzle.delete(operatorLinks).where(and(eq(of, operatorId), eq(purpose, "key")));
}

/** Deletes all links that an operator made, also for others. A link must not outlive its author's permissions. */
export async function deleteLinksBy({ drizzle }: Tx, madeBy: string): Promise<void> {
  await drizzle.delete(operatorLinks).where(eq(operatorLinks.madeBy, madeBy));
}

/** Returns, by operator, when their links to sign in become valid. */
export async function linksToJoin({ drizzle }: Conn, now: number): Promise<Map<string, number>> {
  const rows = await drizzle
    .select()
    .from(operatorLinks)
    .where(and(eq(operatorLinks.purpose, "join"), gt(operatorLinks.worksUntil, now)));
  return new Map(rows.map(({ operatorId, worksFrom }) => [operatorId, worksFrom]));
}

function grantIn({ role, brand }: { role: string; brand: string }): Grant {
  return { role: role as Role, brand: brand || null };
}
