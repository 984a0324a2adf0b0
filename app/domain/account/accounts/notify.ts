import { linkSpent } from "~/app/domain/account/links/links.errors";
import type { Member } from "~/app/domain/member";
import type { MailAction } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Notify, PushAnswer } from "~/db/tables";
import { notifyById, setNotifyOf, setPushAnswer, timeZoneById } from "./accounts.queries";

export type { Notify } from "~/db/tables";

/** The member's choices of what to be notified about, and how. */
export async function notifyOf(site: Pick<Site, "db">, { id }: Pick<Member, "id">): Promise<Notify> {
  return { ...AT_FIRST, ...(await site.db.read((conn) => notifyById(conn, id))) };
}

export async function setNotify(site: Pick<Site, "db">, { id }: Pick<Member, "id">, notify: Notify): Promise<void> {
  await site.db.transact((tx) => setNotifyOf(tx, id, notify));
}

/** The button in the mails that say what waits: they end, and nothing else changes. Throws `account.link_spent`. */
export async function unsubscribe(site: Site, token: string): Promise<void> {
  const id = subscriberOf(site, token);
  if (id === undefined) throw linkSpent();
  await site.db.transact(async (tx) => {
    const notify = await notifyById(tx, id);
    await setNotifyOf(tx, id, { ...AT_FIRST, ...notify, mails: "never" });
  });
}

/** The account whose mails the token ends; undefined where it is none. */
export function subscriberOf(site: Pick<Site, "signer" | "now">, token: string): string | undefined {
  return site.signer.open(UNSUBSCRIBE, token, site.now());
}

/** Where a mail's reader unsubscribes, for a year. */
export function unsubscribeAction(site: Pick<Site, "now">, id: string): MailAction {
  return { path: "/unsubscribe", token: { purpose: UNSUBSCRIBE, id, expiresAt: site.now() + YEAR } };
}

const UNSUBSCRIBE = "unsubscribe";
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The member's time zone; the site's where the browser did not say. For callers that have an id and no `Member`. */
export async function timeZoneOf(site: Pick<Site, "db" | "tenant">, { id }: Pick<Member, "id">): Promise<string> {
  return (await site.db.read((conn) => timeZoneById(conn, id))) ?? site.tenant.timeZone;
}

/** Stores a member's answer to the sign-up's offer of push notifications, so that they are not asked again. */
export async function answerPush(
  site: Pick<Site, "db">,
  { id }: Pick<Member, "id">,
  answer: PushAnswer,
): Promise<void> {
  await site.db.transact((tx) => setPushAnswer(tx, id, answer));
}

/** Until the member says otherwise. */
const AT_FIRST: Notify = {
  pushMessages: true,
  pushLikes: true,
  pushVisits: false,
  pushNames: false,
  pushQuiet: true,
  mails: "daily",
};
