import { z } from "zod";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { DAY } from "./premium";
import { termOf } from "./premium.queries";

/** In ms: how long before the end of a term its holder gets an email. */
const NOTICE = 3 * DAY;

/** Schedules the email before a term ends. Nothing renews a term, so nothing else follows. */
export function announceEnd(site: Site, tx: Tx, term: { memberId: string; until: number }): Promise<void> {
  const { memberId: member, until } = term;
  return enqueue(site, tx, endingEffect, {
    key: `${member} ${until}`,
    payload: { member, until },
    dueAt: until - NOTICE,
  });
}

/** Job: sends the email, unless the term was extended or refunded meanwhile. */
export const endingEffect = effect("premium_ending", z.object({ member: z.string(), until: z.number() }), {
  subject: ({ member }) => member,
  handle: ({ payload: { member: id, until } }, site) =>
    site.db.transact(async (tx) => {
      const holder = await termOf(tx, id);
      if (holder?.premiumUntil !== until || until <= site.now()) return;
      const { email: to, name, language } = holder;
      const format = { dateStyle: "long", timeZone: holder.timeZone ?? site.tenant.timeZone } as const;
      const date = new Intl.DateTimeFormat(site.words(language).locale, format).format(until);
      const mail = { kind: "premium_ends" as const, account: id, to, name, language, action: { path: "/premium" } };
      await enqueueMail(site, tx, { ...mail, params: { date } }, `premium_ends ${id} ${until}`);
    }),
});
