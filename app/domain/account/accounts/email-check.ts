import { createHash } from "node:crypto";
import type { Site } from "~/app/domain/site";
import { addressBlock, limit, limitPlace } from "~/app/domain/site/limits/limits";
import { badCsrf, badToken } from "./accounts.errors";
import { holderOf } from "./accounts.queries";
import { normalizeEmail } from "./emails";

const HOUR = 60 * 60 * 1000;

export type EmailStatus = "new" | "active" | "not_confirmed" | "deleted" | "invalid";

export interface EmailCheck {
  status: EmailStatus;
  /** The normalized address. An invalid address is unchanged. */
  email: string;
  /** The address exactly as the client sent it, so the client can discard late answers. */
  requestEmail: string;
  /** Proof of the check, which a sign-up with this address needs within the hour. Null for an invalid address. */
  token: string | null;
}

/**
 * Answers whether an address has an account. On a site with private addresses, every valid address counts as new.
 * Throws `request.too_many`; attempts of others do not count for the owner.
 */
export async function checkEmail(site: Site, requestEmail: string, asker: string): Promise<EmailCheck> {
  await limitPlace(site, "email-check", asker, QUESTIONS);
  const email = normalizeEmail(requestEmail);
  if (!email) return { status: "invalid", email: requestEmail, requestEmail, token: null };
  await limit(site, "email-checked", `${addressBlock(asker)} ${email}`, ANSWERS);
  const token = site.signer.sign(PURPOSE, email, site.now() + HOUR);
  return { status: await statusOf(site, email), email, requestEmail, token };
}

/** Throws `signup.bad_token` unless `token` was issued for this address within the last hour. */
export function assertEmailToken(site: Site, email: string, token: string): void {
  const checked = site.signer.open(PURPOSE, token, site.now());
  if (checked === undefined || checked !== normalizeEmail(email)) throw badToken();
}

/** Throws `signup.bad_csrf` unless `csrf` is the lower-case hex SHA-256 of `email + n`; `n` is the browser's name. */
export function assertCsrf(email: string, n: string, csrf: string): void {
  const expected = createHash("sha256")
    .update(email + n)
    .digest("hex");
  if (n === "" || csrf !== expected) throw badCsrf();
}

const PURPOSE = "email";
/** The limit per network, which allows typing an address and prevents testing a list of addresses. */
const QUESTIONS = { max: 10, windowMs: 60_000 };
const ANSWERS = { max: 5, windowMs: 24 * HOUR };

async function statusOf(site: Site, email: string): Promise<EmailStatus> {
  if (site.tenant.accountDiscovery === "private") return "new";
  const account = await site.db.read((conn) => holderOf(conn, email));
  if (!account) return "new";
  if (account.status === "deleted") return "deleted";
  return account.confirmedAt === null ? "not_confirmed" : "active";
}
