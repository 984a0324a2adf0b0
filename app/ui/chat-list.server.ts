import type { Member } from "~/app/domain/accounts/member";
import { conversationsOf } from "~/app/domain/chats/chats";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { Person } from "~/themes/template";
import { personOf } from "./person.server";
import { daysOf, formatOf, timeOfDay } from "./times";

export interface ChatSummary {
  id: string;
  person: Person;
  preview: string;
  at: string;
  unread: number;
}

const PREVIEW = 80;

/** The member's conversations as the list beside the open one shows them. */
export async function chatList(site: Site, member: Member, words: Words): Promise<ChatSummary[]> {
  const now = site.now();
  const zone = site.tenant.timeZone;
  const conversations = await conversationsOf(site, member);
  return conversations.map(({ id, other, unread, lastMessage, lastAt }) => ({
    id,
    person: personOf(site, words.language, other, "s"),
    preview: lastMessage
      ? previewOf(lastMessage.text, lastMessage.from === member.id, words)
      : words.t("chats.no_messages_preview"),
    at: daysOf(lastAt, now, zone) === 0 ? timeOfDay(lastAt, words.locale, zone) : dayInWords(lastAt, now, words, zone),
    unread,
  }));
}

function previewOf(text: string, mine: boolean, words: Words): string {
  const line = text.replace(/\s+/g, " ");
  const short = line.length > PREVIEW ? `${line.slice(0, PREVIEW)}…` : line || words.t("chats.message_deleted");
  return mine ? words.t("chats.you", { text: short }) : short;
}

function dayInWords(at: number, now: number, { t, locale }: Words, timeZone: string): string {
  const days = daysOf(at, now, timeZone);
  if (days === 1) return t("chats.yesterday");
  const format: Intl.DateTimeFormatOptions = days < 7 ? { weekday: "long" } : { day: "numeric", month: "short" };
  return formatOf(locale, { ...format, timeZone }).format(at);
}
