import { and, count, desc, eq } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { findings } from "~/db/tables";

export type Finding = typeof findings.$inferSelect;

export async function countOfDay({ drizzle }: Conn, fromId: string, day: string): Promise<number> {
  const [row] = await drizzle
    .select({ n: count() })
    .from(findings)
    .where(and(eq(findings.fromId, fromId), eq(findings.day, day)));
  return row!.n;
}

export async function latestFinding({ drizzle }: Conn, fromId: string): Promise<Finding | undefined> {
  const [row] = await drizzle
    .select()
    .from(findings)
    .where(eq(findings.fromId, fromId))
    .orderBy(desc(findings.at), desc(findings.toId))
    .limit(1);
  return row;
}

/** Inserts a decision of the match finder. Returns false if a decision exists. */
export async function insertFinding({ drizzle }: Tx, finding: Finding): Promise<boolean> {
  const inserted = await drizzle
    .insert(findings)
    .values(finding)
    .onConflictDoNothing()
    .returning({ to: findings.toId });
  return inserted.length > 0;
}

export async function removeFinding(
  { drizzle }: Tx,
  { fromId, toId }: Pick<Finding, "fromId" | "toId">,
): Promise<void> {
  await drizzle.delete(findings).where(and(eq(findings.fromId, fromId), eq(findings.toId, toId)));
}
