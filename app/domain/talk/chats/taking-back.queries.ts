import { eq } from "drizzle-orm";
import type { Tx } from "~/db/handle";
import { messages } from "~/db/tables";

/** Erases a message, except that it existed. */
export async function blankMessage({ drizzle }: Tx, id: string, at: number): Promise<void> {
  await drizzle.update(messages).set({ text: "", photo: null, takenBackAt: at }).where(eq(messages.id, id));
}
