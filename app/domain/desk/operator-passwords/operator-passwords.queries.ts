import { and, eq, isNull, lt, or } from "drizzle-orm";
import { operators } from "~/db/control/tables";
import type { Tx } from "~/db/handle";

/** Uses up the code of this time step. Returns whether it was unused. */
export async function takeStep({ drizzle }: Tx, id: string, step: number): Promise<boolean> {
  const taken = await drizzle
    .update(operators)
    .set({ codeStep: step })
    .where(and(eq(operators.id, id), or(isNull(operators.codeStep), lt(operators.codeStep, step))))
    .returning({ id: operators.id });
  return taken.length > 0;
}
