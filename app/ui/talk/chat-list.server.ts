import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { conversationsOf, openRequests, restOf } from "~/app/domain/talk/chats/chats";
import { type ChatFilter, type ChatsQuery, chatsQuery } from "~/app/domain/talk/chats/chats.schema";
import type { Words } from "~/app/locales";
import { clockOf } from "~/app/ui/frame/clock.server";
import { personOf } from "~/app/ui/people/person.server";
import type { Person } from "~/themes/template";
import { lineOf, previewOf, whenOf } from "./preview";

export interface ChatSummary {
  id: string;
  person: Person;
  online: boolean;
  preview: string;
  /** The draft, which the list shows in place of the newest message. "" without a draft. */
  draft: string;
  /** The id of the newest message. "" if absent. */
  lastId: string;
  at: string;
  /** The time of the newest message, UTC ms. */
  lastAt: number;
  unread: number;
  pinned: boolean;
  muted: boolean;
}

export interface ChatList {
  chats: ChatSummary[];
  filter: ChatFilter;
  /** The part of a name that was searched for. "" for none. */
  name: string;
  /** The address of the next items. Null if all are loaded. */
  rest: string | null;
  /** The number of first messages that the member has not accepted. Null if the site has no requests. */
  requests: number | null;
  searchable: boolean;
  /** The time zone for messages that arrive while the page is open. */
  timeZone: string;
  /** The id of the last event before the list was read. */
  upTo: string;
}

const EVERYTHING: ChatsQuery = chatsQuery.parse({});

/** Returns the member's conversations for the list. Throws chats.not_found. */
export async function chatList(site: Site, member: Member, words: Words, query = EVERYTHING): Promise<ChatList> {
  const { chats } = site.tenant;
  const timeZone = clockOf(site, member);
  const { filter, q: name, before } = query;
  const conversations = await conversationsOf(site, member, { filter, name, before });
  const rest = restOf(conversations);
  const requests = chats.requests ? await openRequests(site, member) : null;
  const shown = conversations.map(({ id, other, activity, unread, lastMessage, lastAt, draft, pinned, muted }) => ({
    id,
    online: activity === "now",
    person: personOf(site, words.language, other, "s"),
    preview: lastMessage
      ? previewOf(lastMessage, lastMessage.from === member.id, words)
      : words.t("chats.no_messages_preview"),
    draft: draft && words.t("chats.draft", { text: lineOf(draft) }),
    at: whenOf(lastAt, site.now(), words, timeZone),
    lastId: lastMessage?.id ?? "",
    ...{ lastAt, unread, pinned, muted },
  }));
  const narrowed = filter !== "all" || name !== "" || before !== undefined;
  const searchable = narrowed || shown.length > 0 || Boolean(requests) || (await hasArchive(site, member));
  const base = { filter, name, requests, searchable, timeZone, upTo: member.eventsUpTo };
  return { chats: shown, rest: rest && listPath({ filter, name, before: rest }), ...base };
}

/** Reads the parts of the list that the address of `/chats` asks for. */
export function chatsQueryOf(request: Request): ChatsQuery {
  return chatsQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
}

function listPath({ filter, name, before }: { filter: ChatFilter; name: string; before: string }): string {
  return `/chats?${new URLSearchParams({ ...(filter !== "all" && { filter }), ...(name && { q: name }), before })}`;
}

async function hasArchive(site: Site, member: Member): Promise<boolean> {
  return (await conversationsOf(site, member, { filter: "archived" })).length > 0;
}
