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
  /** The address in the form in which it is kept; for an invalid one as it was asked. */
  email: string;
  /** Just as it was asked, so that a late answer can be told from the latest. */
  requestEmail: string;
  /** Needed to sign up with this address within the hour; null for an invalid one. */
  token: string | null;
}

/**
 * Whether somebody can sign up with this address. Where the tenant keeps that private, every valid one is new. `asker` is
 * the client's network address. Throws `request.too_many` past 10 questions a minute from one address block, and past 5
 * a day from there about one address. What others ask does not count: they could keep its owner from signing up.
 */
export async function checkEmail(site: Site, requestEmail: string, asker: string): Promise<EmailCheck> {
  await limitPlace(site, "email-check", asker, QUESTIONS);
  const email = normalizeEmail(requestEmail);
  if (!email) return { status: "invalid", email: requestEmail, requestEmail, token: null };
  await limit(site, "email-checked", `${addressBlock(asker)} ${email}`, ANSWERS);
  const token = site.signer.sign(PURPOSE, email, site.now() + HOUR);
  return { status: await statusOf(site, email), email, requestEmail, token };
}

/** Throws `signup.bad_token` unless `token` was given for this address within the last hour. */
export function assertEmailToken(site: Site, email: string, token: string): void {
  const checked = site.signer.open(PURPOSE, token, site.now());
  if (checked === undefined || checked !== normalizeEmail(email)) throw badToken();
}

/** Throws `signup.bad_csrf` unless `csrf` is the lower-case hex SHA-256 of `email + n`, `n` being the browser's name. */
export function assertCsrf(email: string, n: string, csrf: string): void {
  const expected = createHash("sha256")
    .update(email + n)
    .digest("hex");
  if (n === "" || csrf !== expected) throw badCsrf();
}

const PURPOSE = "email";
/** Enough for somebody who types, little for somebody who goes through a list. */
const QUESTIONS = { max: 10, windowMs: 60_000 };
const ANSWERS = { max: 5, windowMs: 24 * HOUR };

async function statusOf(site: Site, email: string): Promise<EmailStatus> {
  if (site.tenant.accountDiscovery === "private") return "new";
  const account = await site.db.read((conn) => holderOf(conn, email));
  if (!account) return "new";
  if (account.status === "deleted") return "deleted";
  return account.confirmedAt === null ? "not_confirmed" : "active";
}
