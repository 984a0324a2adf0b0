import { createHash } from "node:crypto";
import { type AccountRow, accountById } from "~/app/domain/account/accounts/accounts";
import { sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import {
  accountDeleted,
  accountSuspended,
  codeRequired,
  loginStepOver,
  restorable,
  wrongCredentials,
} from "./credentials.errors";
import { hasSecondFactor } from "./second-factor.queries";

export type LoginStep = "second_factor" | "restore" | "suspended";

/**
 * Throws the error for the next step of a login, if there is one: `auth.code_required`, `auth.restorable` or
 * `auth.suspended` with a ticket for the step; `auth.deleted`; or `wrongCredentials` if the account is about to be
 * erased.
 */
export async function assertNoStepLeft(site: Site, account: AccountRow, passed: readonly LoginStep[]): Promise<void> {
  const ticket = (step: LoginStep) => ({ ticket: ticketFor(site, step, account) });
  const coded = await site.db.read((conn) => hasSecondFactor(conn, account.id));
  if (coded && !passed.includes("second_factor")) throw codeRequired(ticket("second_factor"));
  if (account.status === "active") return;
  if (await site.db.read((conn) => sanctionOf(conn, "suspension", account)))
    throw accountSuspended(ticket("suspended"));
  if (account.eraseAt === null) throw accountDeleted();
  if (account.eraseAt <= site.now()) throw wrongCredentials(site);
  throw restorable(ticket("restore"));
}

/**
 * Returns the owner of a ticket. Throws `auth.step_over` if the ticket is forged, older than ten minutes, or older than
 * the password.
 */
export async function accountOfTicket(site: Site, step: LoginStep, ticket: string): Promise<AccountRow> {
  const [id = "", print] = site.signer.open(purposeOf(step), ticket, site.now())?.split(" ") ?? [];
  const account = await site.db.read((conn) => accountById(conn, id));
  if (!account || print !== printOf(account)) throw loginStepOver();
  return account;
}

/** How long a ticket is valid, in ms. */
const LASTS = 10 * 60 * 1000;

function ticketFor(site: Site, step: LoginStep, account: AccountRow): string {
  return site.signer.sign(purposeOf(step), `${account.id} ${printOf(account)}`, site.now() + LASTS);
}

function purposeOf(step: LoginStep): string {
  return `login ${step}`;
}

function printOf({ passwordHash }: AccountRow): string {
  return createHash("sha256").update(passwordHash).digest("base64url").slice(0, 22);
}
