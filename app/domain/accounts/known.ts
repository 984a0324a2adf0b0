import { enqueueMail } from "~/app/domain/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { accountByEmail, memberById } from "./accounts.queries";
import { todayOf } from "./ages";

/** Tells whoever has this address that there is an account with it, where nobody else may learn that. Once a day at most. */
export async function mailKnown(site: Site, tx: Tx, email: string): Promise<void> {
  const account = await accountByEmail(tx, email);
  const member = account && (await memberById(tx, account.id));
  if (!member) return;
  const { id, language, name } = member;
  const action = { path: "/login" };
  await enqueueMail(
    site,
    tx,
    { kind: "known", account: id, to: email, language, name, action },
    `known ${id} ${todayOf(site)}`,
  );
}
