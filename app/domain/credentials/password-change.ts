import { accountById } from "~/app/domain/accounts/accounts";
import { checked } from "~/app/domain/checked";
import { deleteLinks } from "~/app/domain/links/links";
import type { Member } from "~/app/domain/member";
import { endOthers } from "~/app/domain/sessions/sessions";
import type { Site } from "~/app/domain/site";
import { setPasswordHash } from "./credentials.queries";
import { type PasswordChange, passwordChange } from "./credentials.schema";
import { assertPassword, wrongPassword } from "./password-check";
import { hashPassword } from "./passwords";

/**
 * Another password. The member is logged out everywhere but where `token` is. Throws `invalid` with the wrong field,
 * `auth.too_many_passwords`.
 */
export async function changePassword(site: Site, member: Member, change: PasswordChange, token: string): Promise<void> {
  const { current, password } = checked(passwordChange, change);
  const before = await assertPassword(site, member, current, "current");
  const passwordHash = await hashPassword(site, password, { preferred: true });
  await site.db.transact(async (tx) => {
    // Two who know the old one may come at once: the second knows it no more.
    if ((await accountById(tx, member.id))?.passwordHash !== before) throw wrongPassword("current");
    await setPasswordHash(tx, member.id, passwordHash);
    // Whoever knew the old one may have asked for either.
    await deleteLinks(tx, member.id, "reset", "change_email");
    await endOthers(site, tx, member, token);
  });
}
