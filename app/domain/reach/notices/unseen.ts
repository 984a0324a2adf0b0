import { z } from "zod";
import { memberById } from "~/app/domain/account/accounts/accounts";
import { notifyOf, timeZoneOf, unsubscribeAction } from "~/app/domain/account/accounts/notify";
import { newLikes } from "~/app/domain/people/likes/likes";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import { type Announcement, announcement, UNSEEN } from "~/app/domain/reach/push/announcements";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { newsIn, pathOf } from "./notices";
import { dayIn, nextMorning } from "./quiet-hours";

/** An announcement that waited for an hour, with whether it waits for a morning. */
const waiting = announcement.extend({ patient: z.boolean().default(false) });

/** Emails a member at most once a day about events still unseen, never about a fictional profile. */
export const unseenEffect = effect(UNSEEN.kind, waiting, {
  subject: ({ account }) => account,
  async handle({ payload }, site) {
    const member = await site.db.read((conn) => memberById(conn, payload.account));
    if (!member || member.confirmedAt === null) return;
    const { mails } = await notifyOf(site, member);
    const timeZone = await timeZoneOf(site, member);
    if (mails === "never") return;
    if (mails !== "daily" && !payload.patient) {
      return later(site, payload, nextMorning(site.now(), timeZone, mails === "weekly"));
    }
    if (payload.kind !== "message" && (await newLikes(site, member)) === 0) return;
    const other = await site.db.read((conn) => profileSeenBy(conn, viewerScope(site, member), payload.other));
    if (other?.kind !== "member" || !(await newsIn(site, member, payload))) return;
    const { id: account, email: to, language, name } = member;
    const day = dayIn(site.now(), timeZone);
    await site.db.transact((tx) =>
      enqueueMail(
        site,
        tx,
        {
          ...{ kind: "unseen", account, to, language, name },
          action: { path: pathOf(payload) },
          unsubscribe: unsubscribeAction(site, account),
          params: { what: site.words(language).t(WHAT[payload.kind]) },
        },
        `unseen ${account} ${day}`,
      ),
    );
  },
});

const WHAT = {
  message: "mail.unseen.message",
  like: "mail.unseen.like",
  match: "mail.unseen.match",
  visit: "mail.unseen.like",
} as const;

async function later(site: Site, about: Announcement, dueAt: number): Promise<void> {
  const key = `${about.kind} ${about.account} ${about.other} ${dueAt}`;
  const payload = { ...about, patient: true };
  await site.db.transact((tx) => enqueue(site, tx, unseenEffect, { key, payload, dueAt }));
}
