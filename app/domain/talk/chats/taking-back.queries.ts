import { eq } from "drizzle-orm";
import type { Tx } from "~/db/handle";
import { messages } from "~/db/tables";

/** Nothing is left of a message but that there was one. */
export async function blankMessage({ drizzle }: Tx, id: string, at: number): Promise<void> {
  await drizzle.update(messages).set({ text: "", photo: null, takenBackAt: at }).where(eq(messages.id, id));
}
