import { accountByEmail } from "~/app/domain/account/accounts/accounts";
import { wrongFields } from "~/app/domain/checked";
import type { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import { tooManyPasswords } from "./credentials.errors";
import { verifyPassword } from "./passwords";

/**
 * For what a stolen session is not to be enough for. Throws `invalid` with the wrong field, which is called `field` in its
 * form, and `auth.too_many_passwords` past ten tries in a quarter of an hour. Gives the hash that it was right for.
 */
export async function assertPassword(
  site: Site,
  { id, email }: Pick<Member, "id" | "email">,
  password: string,
  field = "password",
): Promise<string> {
  await limit(site, "password", id, TRIES, tooManyPasswords);
  const account = await site.db.read((conn) => accountByEmail(conn, email));
  const right = await verifyPassword(site, account?.passwordHash, password, { known: true });
  if (!account || !right) throw wrongPassword(field);
  return account.passwordHash;
}

export function wrongPassword(field: string): DomainError {
  return wrongFields({ [field]: [{ key: "notifications.wrong_password" }] });
}

const TRIES = { max: 10, windowMs: 15 * 60 * 1000 };
