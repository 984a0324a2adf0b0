import type { Message } from "~/app/domain/talk/chats/chats";
import { charactersOf, shortened } from "~/app/domain/texts";
import { daysOf, formatOf, timeOfDay, yearUnlessOf } from "~/app/ui/frame/times";
import type { Speech } from "~/themes/words";

type Said = Pick<Speech, "t" | "locale">;

const LONGEST = 80;
/** The number of characters before the match. */
const BEFORE = 30;

interface Told extends Pick<Message, "text" | "takenBack"> {
  photo?: object | null;
}

/** Describes a message in one line: its text, or why it has none. Mentions a photo. */
export function wordsOf({ text, takenBack, photo }: Told, mine: boolean, { t }: Said): string {
  if (takenBack) return t(mine ? "chats.taken_back_mine" : "chats.taken_back");
  if (photo) return text ? t("chats.photo_with", { text }) : t("chats.photo");
  return text || t("chats.message_deleted");
}

export function previewOf(message: Told, mine: boolean, words: Said): string {
  const short = lineOf(wordsOf(message, mine, words));
  return mine && !message.takenBack ? words.t("chats.you", { text: short }) : short;
}

export function lineOf(text: string): string {
  return shortened(text.replace(/\s+/g, " "), LONGEST);
}

export function excerptOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, " ");
  const before = line.slice(0, Math.max(0, line.toLowerCase().indexOf(words.toLowerCase())));
  const from = before.length - charactersOf(before).slice(-BEFORE).join("").length;
  return `${from > 0 ? "…" : ""}${shortened(line.slice(from), LONGEST)}`;
}

/** Formats "14:05" today, then "Yesterday", "Monday", "3 Jun", and "3 Jun 2025" in another year. */
export function whenOf(at: number, now: number, { t, locale }: Said, timeZone: string): string {
  const days = daysOf(at, now, timeZone);
  if (days <= 0) return timeOfDay(at, locale, timeZone);
  if (days === 1) return t("chats.yesterday");
  const format: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: "long" } : { day: "numeric", month: "short", ...yearUnlessOf(now, at, timeZone) };
  return formatOf(locale, { ...format, timeZone }).format(at);
}
