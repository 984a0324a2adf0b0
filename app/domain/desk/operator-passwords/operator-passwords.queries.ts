import { and, eq, isNull, lt, or } from "drizzle-orm";
import { operators } from "~/db/control/tables";
import type { Tx } from "~/db/handle";

/** Whether the code of this time step was still unused: it is used by this. */
export async function takeStep({ drizzle }: Tx, id: string, step: number): Promise<boolean> {
  const taken = await drizzle
    .update(operators)
    .set({ codeStep: step })
    .where(and(eq(operators.id, id), or(isNull(operators.codeStep), lt(operators.codeStep, step))))
    .returning({ id: operators.id });
  return taken.length > 0;
}
