import { accountByEmail, accountById } from "~/app/domain/account/accounts/accounts";
import { wrongFields } from "~/app/domain/checked";
import type { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import { tooManyPasswords } from "./credentials.errors";
import { verifyPassword } from "./passwords";

/**
 * Checks the password for actions that a stolen session must not allow. Throws `invalid` with the wrong field, named
 * `field` in its form, and `auth.too_many_passwords` past ten attempts in fifteen minutes. Returns the hash it matched.
 */
export async function assertPassword(
  site: Site,
  { id, email }: Pick<Member, "id" | "email">,
  password: string,
  field = "password",
): Promise<string> {
  await limitTries(site, id);
  const account = await site.db.read((conn) => accountByEmail(conn, email));
  const right = await verifyPassword(site, account?.passwordHash, password, { known: true });
  if (!account || !right) throw wrongPassword(field);
  return account.passwordHash;
}

/** Returns whether the password is the account's. Counts as an attempt, and throws like `assertPassword`. */
export async function hasPassword(site: Site, id: string, password: string): Promise<boolean> {
  await limitTries(site, id);
  const account = await site.db.read((conn) => accountById(conn, id));
  return verifyPassword(site, account?.passwordHash, password, { known: true });
}

function limitTries(site: Site, id: string): Promise<void> {
  return limit(site, "password", id, TRIES, tooManyPasswords);
}

export function wrongPassword(field: string): DomainError {
  return wrongFields({ [field]: [{ key: "notifications.wrong_password" }] });
}

const TRIES = { max: 10, windowMs: 15 * 60 * 1000 };
