import { memberById } from "~/app/domain/account/accounts/accounts";
import { notifyOf, timeZoneOf } from "~/app/domain/account/accounts/notify";
import type { Member } from "~/app/domain/member";
import { mayUse } from "~/app/domain/money/premium/premium";
import { isNewLike, newLikes } from "~/app/domain/people/likes/likes";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { ANNOUNCED, type Announcement, announcement } from "~/app/domain/reach/push/announcements";
import { push } from "~/app/domain/reach/push/push";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { openConversation, unreadChats } from "~/app/domain/talk/chats/chats";
import type { Notify } from "~/db/tables";
import { endOfNight } from "./quiet-hours";

/** Notifies a member's browsers of an announcement, if it is still unseen and the member wants it. */
export const noticeEffect = effect(ANNOUNCED.kind, announcement, {
  subject: ANNOUNCED.subject,
  async handle({ id, payload }, site) {
    const member = await site.db.read((conn) => memberById(conn, payload.account));
    if (!member) return;
    const wants = await notifyOf(site, member);
    if (!isWanted(wants, payload)) return;
    const morning = wants.pushQuiet ? endOfNight(site.now(), await timeZoneOf(site, member)) : undefined;
    if (morning !== undefined) return later(site, payload, morning);
    const other = await site.db.read((conn) => profileSeenBy(conn, viewerScope(site, member), payload.other));
    const news = other && (await newsIn(site, member, payload));
    if (!news) return;
    const { t } = site.words(member.language);
    const { disguise } = member;
    const nameless = disguise ? "notifications.push_disguised" : NAMELESS[payload.kind];
    const [unread, liked] = [await unreadChats(site, member), await newLikes(site, member)];
    const check = pathOf(payload);
    const notification = {
      account: member.id,
      topic: topicOf(payload),
      title: disguise ? t(`common.app_${disguise}`) : site.tenant.name,
      body: wants.pushNames && !news.fromStranger ? t(NAMED[payload.kind], { name: other.name }) : t(nameless),
      ...(disguise && { icon: `/app-${disguise}-192.png` }),
      language: member.language,
      check,
      open: `/login?next=${encodeURIComponent(check)}`,
      badge: unread + liked,
    };
    await site.db.transact((tx) => push(site, tx, notification, id));
  },
});

const NAMELESS = {
  message: "notifications.push_message",
  like: "notifications.push_like",
  match: "notifications.push_match",
  visit: "notifications.push_visit",
} as const;

const NAMED = {
  message: "notifications.push_message_from",
  like: "notifications.push_like_from",
  match: "notifications.push_match_with",
  visit: "notifications.push_visit_from",
} as const;

function isWanted(wants: Notify, { kind }: Announcement): boolean {
  if (kind === "message") return wants.pushMessages;
  return kind === "visit" ? wants.pushVisits : wants.pushLikes;
}

/**
 * Returns whether the announced event comes from a stranger, whose message waits for acceptance and who is not named.
 * Undefined if there is nothing to report: the event was seen or removed meanwhile, is muted, or is a visit that only
 * premium shows.
 */
export async function newsIn(
  site: Site,
  member: Member,
  { kind, other, conversation }: Announcement,
): Promise<{ fromStranger: boolean } | undefined> {
  if (kind === "visit") return mayUse(site, member, "visitors") ? { fromStranger: false } : undefined;
  if (conversation === undefined) return (await isNewLike(site, member, other)) ? { fromStranger: false } : undefined;
  const open = await openConversation(site, member, conversation).catch(() => undefined); // deleted meanwhile
  return open && open.unread > 0 && !open.muted ? { fromStranger: open.request } : undefined;
}

/** Combines the announcements of a night into one in the morning, per kind and member. */
async function later(site: Site, about: Announcement, dueAt: number): Promise<void> {
  const key = `${about.kind} ${about.account} ${about.other} ${dueAt}`;
  await site.db.transact((tx) => enqueue(site, tx, noticeEffect, { key, payload: about, dueAt }));
}

export function pathOf({ kind, other, conversation }: Announcement): string {
  if (conversation !== undefined) return `/chats/${conversation}`;
  return kind === "visit" ? "/likes/visitors" : `/members/${other}`;
}

function topicOf({ kind, conversation }: Announcement): string {
  return (conversation ? `m${conversation.replaceAll("-", "")}` : kind).slice(0, 32);
}
