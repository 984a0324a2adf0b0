import { z } from "zod";
import { memberWithEmail } from "~/app/domain/account/accounts/accounts";
import type { Member } from "~/app/domain/member";
import { endPremium, isPremium, termOf } from "~/app/domain/money/premium/premium";
import { enqueueMail, enqueueNoMail, isName } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";
import { manyLines, oneLine } from "~/app/domain/texts";

/** The form of the page that cancels a running contract (BGB § 312k). */
export const cancellationForm = z.object({
  name: z
    .string("error.required")
    .transform(oneLine)
    .pipe(z.string().min(1, "error.required").max(150, "error.too_long")),
  email: z.email("signup.invalid_email").max(254, "error.too_long"),
  /** When premium ends. `now` forfeits the remaining time. */
  when: z.enum(["end", "now"], "error.required"),
  reason: z.string().max(2000, "error.too_long").transform(manyLines).optional(),
});
export type Cancellation = z.output<typeof cancellationForm>;

/** When the cancellation was received, UTC ms. */
export interface Received {
  at: number;
}

/**
 * Receives a cancellation, with or without a login, and confirms it by email to the owner of the address. Without a
 * cancellation a term ends as well, because nothing renews it. `now` ends the term immediately, for its logged-in
 * holder only. A stranger does not learn whether the account exists, controls only the name in the email, and can cause
 * three emails a day. Throws `request.too_many`.
 */
export async function cancelPremium(
  site: Site,
  { member, ip }: { member: Member | null; ip: string },
  { email, name, when }: Cancellation,
): Promise<Received> {
  await limitPlace(site, "cancellations", ip, PACE);
  const account = member ?? (await memberWithEmail(site, email));
  const isMailed =
    member !== null || (await tryAttempt(site, "cancellation mailed", account?.id ?? email, TO_AN_ADDRESS));
  const at = site.now();
  await site.db.transact(async (tx) => {
    const ends = member !== null && when === "now" && isPremium(member, at);
    if (ends) await endPremium(site, tx, member.id);
    const action = { path: "/premium" };
    // A member's repeated form has the same key within the minute, and is confirmed once.
    const key = `premium_cancelled ${member ? `${member.id} ${when} ${Math.floor(at / MINUTE)}` : site.newId()}`;
    const holder = account && (await termOf(tx, account.id));
    if (!account || !holder || !isMailed) return enqueueNoMail(site, tx, { kind: "premium_cancelled", action }, key);
    const { locale } = site.words(holder.language);
    const timeZone = holder.timeZone ?? site.tenant.timeZone;
    const say = (time: number) => new Intl.DateTimeFormat(locale, { ...LONG, timeZone }).format(time);
    const until = Math.max(at, holder.premiumUntil ?? at);
    await enqueueMail(
      site,
      tx,
      {
        kind: "premium_cancelled",
        account: account.id,
        to: holder.email,
        language: holder.language,
        name: holder.name,
        params: { name: member || isName(name) ? name : holder.name, at: say(at), end: say(until) },
        action,
      },
      key,
    );
  });
  return { at };
}

const MINUTE = 60 * 1000;
const PACE = { max: 10, windowMs: 60 * 60 * 1000 };
const TO_AN_ADDRESS = { max: 3, windowMs: 24 * 60 * 60 * 1000 };
const LONG = { dateStyle: "long", timeStyle: "short" } as const;
