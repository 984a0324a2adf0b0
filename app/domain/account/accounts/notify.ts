import { linkSpent } from "~/app/domain/account/links/links.errors";
import type { Member } from "~/app/domain/member";
import type { MailAction } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Notify, PushAnswer } from "~/db/tables";
import { notifyById, setNotifyOf, setPushAnswer, timeZoneById } from "./accounts.queries";

export type { Notify } from "~/db/tables";

export async function notifyOf(site: Pick<Site, "db">, { id }: Pick<Member, "id">): Promise<Notify> {
  return { ...AT_FIRST, ...(await site.db.read((conn) => notifyById(conn, id))) };
}

export async function setNotify(site: Pick<Site, "db">, { id }: Pick<Member, "id">, notify: Notify): Promise<void> {
  await site.db.transact((tx) => setNotifyOf(tx, id, notify));
}

/** Unsubscribes by the button in emails about unread events, and changes nothing else. Throws `account.link_spent`. */
export async function unsubscribe(site: Site, token: string): Promise<void> {
  const id = subscriberOf(site, token);
  if (id === undefined) throw linkSpent();
  await site.db.transact(async (tx) => {
    const notify = await notifyById(tx, id);
    await setNotifyOf(tx, id, { ...AT_FIRST, ...notify, mails: "never" });
  });
}

export function subscriberOf(site: Pick<Site, "signer" | "now">, token: string): string | undefined {
  return site.signer.open(UNSUBSCRIBE, token, site.now());
}

export function unsubscribeAction(site: Pick<Site, "now">, id: string): MailAction {
  return { path: "/unsubscribe", token: { purpose: UNSUBSCRIBE, id, expiresAt: site.now() + YEAR } };
}

const UNSUBSCRIBE = "unsubscribe";
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Returns the member's time zone, or the site's if unknown. For callers with an id but no `Member`. */
export async function timeZoneOf(site: Pick<Site, "db" | "tenant">, { id }: Pick<Member, "id">): Promise<string> {
  return (await site.db.read((conn) => timeZoneById(conn, id))) ?? site.tenant.timeZone;
}

/** Stores the member's answer to the offer of push notifications, so they are not asked again. */
export async function answerPush(
  site: Pick<Site, "db">,
  { id }: Pick<Member, "id">,
  answer: PushAnswer,
): Promise<void> {
  await site.db.transact((tx) => setPushAnswer(tx, id, answer));
}

const AT_FIRST: Notify = {
  pushMessages: true,
  pushLikes: true,
  pushVisits: false,
  pushNames: false,
  pushQuiet: true,
  mails: "daily",
};
