import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { addresseeOf } from "./accounts";

/** What can be changed of the details that a member is known by. A changed address is told to the former one, too: see `changeAddress`. */
type Changed = "password" | "email";

/**
 * Mails a member what of their details was changed, when, and what to do if it wasn't them, as 9 V.S.A. § 2482b asks within a day.
 * The mail names no values: it may be read by somebody else. Once for each call.
 */
export async function tellChanged(site: Site, tx: Tx, { id }: { id: string }, what: Changed): Promise<void> {
  const owner = await addresseeOf(tx, id);
  if (!owner) return;
  const { email: to, name, language } = owner;
  const { t, locale } = site.words(language);
  const timeZone = owner.timeZone ?? site.tenant.timeZone;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(site.now());
  const params = { what: t(`mail.details_changed.${what}`), when };
  const action = { path: "/pages/service" };
  const mail = { kind: "details_changed" as const, account: id, to, name, language, action, params };
  await enqueueMail(site, tx, mail, `details_changed ${site.newId()}`);
}
