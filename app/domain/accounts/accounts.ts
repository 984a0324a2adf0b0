import { todayOf } from "~/app/domain/ages";
import { enqueueMail } from "~/app/domain/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { accountByEmail, ownerByEmail, setSpendingCap } from "./accounts.queries";
import { normalizeEmail } from "./emails";

// What other nouns ask of an account, or write to it, in reads and transactions of their own.
export {
  type AccountRow,
  type Addressee,
  accountByEmail,
  accountById,
  addresseeOf,
  formPathById,
  insertAccount,
  memberById,
  ownerByEmail,
  setEmail,
  setLastSignupStep,
  setTrafficSource,
} from "./accounts.queries";
export { normalizeEmail } from "./emails";
export { mailProviderOf } from "./mail-providers";

/** Who has this address, for an operator's command. */
export async function memberWithEmail(site: Pick<Site, "db">, email: string): Promise<{ id: string } | undefined> {
  const address = normalizeEmail(email);
  return address === undefined ? undefined : site.db.read((conn) => accountByEmail(conn, address));
}

/** The most credits that a member wants to spend on messages in a day; null lifts the limit. */
export function limitSpending(site: Pick<Site, "db">, { id }: { id: string }, cap: number | null): Promise<void> {
  return site.db.transact((tx) => setSpendingCap(tx, id, cap));
}

/** Tells whoever has this address that there is an account with it, where nobody else may learn that. Once a day at most. */
export async function mailKnown(site: Site, tx: Tx, email: string): Promise<void> {
  const owner = await ownerByEmail(tx, email, site.now());
  if (!owner) return;
  const { id, language, name } = owner;
  const action = { path: "/login" };
  await enqueueMail(
    site,
    tx,
    { kind: "known", account: id, to: email, language, name, action },
    `known ${id} ${todayOf(site)}`,
  );
}
