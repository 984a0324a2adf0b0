import { todayOf } from "~/app/domain/ages";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { accountByEmail, addresseeOf, ownerByEmail, setSpendingCap } from "./accounts.queries";
import { normalizeEmail } from "./emails";
import { suspendedInMailbox } from "./mailboxes.queries";

// Queries for other nouns, within their own transactions.
export {
  type AccountRow,
  type Addressee,
  accountByEmail,
  accountById,
  accountFactsById,
  accountsAmong,
  addresseeOf,
  formPathById,
  holderOf,
  insertAccount,
  memberById,
  ownerByEmail,
  setEmail,
  setLastSignupStep,
  setTrafficSource,
} from "./accounts.queries";
export { normalizeEmail } from "./emails";
export { mailboxOf } from "./mailboxes";
export { accountsOfMailbox, accountsWithMailbox, deleteMailbox } from "./mailboxes.queries";

export async function memberWithEmail(site: Pick<Site, "db">, email: string): Promise<{ id: string } | undefined> {
  const address = normalizeEmail(email);
  return address === undefined ? undefined : site.db.read((conn) => accountByEmail(conn, address));
}

export function limitSpending(site: Pick<Site, "db">, { id }: { id: string }, cap: number | null): Promise<void> {
  return site.db.transact((tx) => setSpendingCap(tx, id, cap));
}

/** Emails the owner of this address, also of a suspended account in another spelling, at most once a day. */
export async function mailKnown(site: Site, tx: Tx, email: string): Promise<void> {
  const suspended = await suspendedInMailbox(tx, email);
  const owner = (await ownerByEmail(tx, email, site.now())) ?? (suspended && (await addresseeOf(tx, suspended)));
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

/** Returns the provider family of an address's domain, as the wire numbers it. 0 is any other. */
export function mailProviderOf(email: string): number {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const index = FAMILIES.findIndex((family) => family.test(domain));
  return index + 1;
}

/**
 * Families of email providers. The index is stored with accounts, so only append. The second family files most email
 * from strangers as spam.
 */
const FAMILIES = [
  /^(gmail|googlemail)\.com$/,
  /^(hotmail|outlook|live|msn|windowslive)\.[a-z.]+$/,
  /^(yahoo|ymail|rocketmail)\.[a-z.]+$/,
  /^(icloud|me|mac)\.com$/,
  /^(gmx\.[a-z.]+|web\.de|t-online\.de|freenet\.de)$/,
  /^(ziggo|kpnmail|planet|home|xs4all|telenet|skynet|proximus)\.(nl|be)$/,
  /^(orange|wanadoo|free|laposte|sfr)\.(fr|net)$/,
  /^(libero|virgilio|tiscali|alice)\.it$/,
  /^(wp|o2|onet|interia|poczta\.onet)\.(pl|eu)$/,
];
