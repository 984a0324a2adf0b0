import type { Site } from "~/app/domain/site";
import type { Disguise } from "~/db/tables";
import { setDisguise } from "./accounts.queries";

export type { Disguise } from "~/db/tables";

/** Apps that the installed site can imitate, common enough to be unremarkable. */
export const DISGUISES = ["notes", "calendar"] as const satisfies Disguise[];

/** Sets the name and icon on the member's device; null for the site's own. */
export async function disguiseApp(
  site: Pick<Site, "db">,
  { id }: { id: string },
  disguise: Disguise | null,
): Promise<void> {
  await site.db.transact((tx) => setDisguise(tx, id, disguise));
}
