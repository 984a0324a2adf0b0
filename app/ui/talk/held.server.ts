import type { Member } from "~/app/domain/member";
import { reasonsInWords, sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { HeldNoteProps } from "~/app/ui/account/HeldNote";

/** Returns why this member may not write, and how to appeal. Null if they may. */
export async function heldInWords(site: Site, member: Member, { t }: Words): Promise<HeldNoteProps | null> {
  const held = await site.db.read((conn) => sanctionOf(conn, "mute", member));
  if (!held) return null;
  const text = t("holds.held", reasonsInWords(site, held, member.language));
  return { title: t("holds.title"), text, appeal: { href: held.appealPath, label: t("holds.appeal") } };
}
