import { eq } from "drizzle-orm";
import type { Tx } from "~/db/handle";
import { profiles } from "~/db/tables";

export async function setTakesPhotosOf({ drizzle }: Tx, id: string, takesPhotos: boolean): Promise<void> {
  await drizzle.update(profiles).set({ takesPhotos }).where(eq(profiles.id, id));
}
