import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { addresseeOf } from "./accounts";

/**
 * The credential that changed. A changed email address also sends an email to the former address: see `changeAddress`.
 */
type Changed = "password" | "email";

/**
 * Emails the owner of an account about a changed credential, which the law requires within a day (9 V.S.A. § 2482b).
 * The email contains no values, because others may read it.
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
