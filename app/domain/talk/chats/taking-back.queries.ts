import { eq } from "drizzle-orm";
import type { Tx } from "~/db/handle";
import { messages } from "~/db/tables";

/** Erases the text and the photo of a message, and keeps its row. */
export async function blankMessage({ drizzle }: Tx, id: string, at: number): Promise<void> {
  await drizzle.update(messages).set({ text: "", photo: null, takenBackAt: at }).where(eq(messages.id, id));
}
