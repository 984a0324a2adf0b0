import type { Site } from "~/app/domain/site";
import type { Notify, PushAnswer } from "~/db/tables";
import { notifyById, setNotifyOf, setPushAnswer } from "./accounts.queries";
import type { Member } from "./member";

export type { Notify } from "~/db/tables";

/** What the member wants to hear of by push. Everything until they say otherwise. */
export async function notifyOf(site: Pick<Site, "db">, { id }: Pick<Member, "id">): Promise<Notify> {
  return (await site.db.read((conn) => notifyById(conn, id))) ?? EVERYTHING;
}

export async function setNotify(site: Pick<Site, "db">, { id }: Pick<Member, "id">, notify: Notify): Promise<void> {
  await site.db.transact((tx) => setNotifyOf(tx, id, notify));
}

/** Keeps what a member said to the sign-up's offer of push notifications: who answered is not asked again. */
export async function answerPush(
  site: Pick<Site, "db">,
  { id }: Pick<Member, "id">,
  answer: PushAnswer,
): Promise<void> {
  await site.db.transact((tx) => setPushAnswer(tx, id, answer));
}

const EVERYTHING: Notify = { pushMessages: true, pushLikes: true };
