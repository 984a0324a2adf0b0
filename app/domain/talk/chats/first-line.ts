import { mayWrite } from "~/app/domain/account/accounts/activation";
import type { Member } from "~/app/domain/member";
import { profileCard } from "~/app/domain/people/profiles/profiles";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { conversationOfPair } from "./chats.queries";
import { type NextMessage, nextMessageIn } from "./message-cost";
import { openingsTo } from "./openings";

export interface FirstLine {
  name: string;
  /** Suggested first sentences. */
  openings: string[];
  next: NextMessage;
  /** Whether this member can write at all, before any other check. */
  writes: boolean;
}

/** Returns what a member needs to write a first line, without beginning a conversation. Throws profiles.not_found. */
export async function firstLineTo(site: Site, member: Member, profileId: string, words: Words): Promise<FirstLine> {
  const card = await profileCard(site, member, profileId);
  if (!card) throw profileNotFound();
  const next = await site.db.read(async (conn) => {
    const conversation = (await conversationOfPair(conn, member.id, profileId)) ?? "";
    return nextMessageIn(site, conn, member, { conversation, fictional: card.fictional });
  });
  const writes = mayWrite(site, member) && next.amount <= next.balance;
  return { name: card.name, openings: await openingsTo(site, member, profileId, words), next, writes };
}
