import { z } from "zod";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { DAY } from "./premium";
import { holderOf } from "./premium.queries";

/** How long before the end of a term its holder is told. In ms. */
const NOTICE = 3 * DAY;

/** Schedules the mail before a term ends. It ends by itself: nothing renews it, so nothing else follows. */
export function announceEnd(site: Site, tx: Tx, term: { memberId: string; until: number }): Promise<void> {
  const { memberId: member, until } = term;
  return enqueue(site, tx, endingEffect, {
    key: `${member} ${until}`,
    payload: { member, until },
    dueAt: until - NOTICE,
  });
}

/** The outbox's part. A term that was lengthened or given back meanwhile has another end. */
export const endingEffect = effect("premium_ending", z.object({ member: z.string(), until: z.number() }), {
  subject: ({ member }) => member,
  handle: ({ payload: { member: id, until } }, site) =>
    site.db.transact(async (tx) => {
      const holder = await holderOf(tx, id);
      if (holder?.premiumUntil !== until || until <= site.now()) return;
      const { email: to, name, language } = holder;
      const format = { dateStyle: "long", timeZone: holder.timeZone ?? site.tenant.timeZone } as const;
      const date = new Intl.DateTimeFormat(site.words(language).locale, format).format(until);
      const mail = { kind: "premium_ends" as const, account: id, to, name, language, action: { path: "/premium" } };
      await enqueueMail(site, tx, { ...mail, params: { date } }, `premium_ends ${id} ${until}`);
    }),
});
