import { accountById } from "~/app/domain/account/accounts/accounts";
import { tellChanged } from "~/app/domain/account/accounts/change-notice";
import { deleteLinks } from "~/app/domain/account/links/links";
import { endOthers } from "~/app/domain/account/sessions/sessions";
import { checked } from "~/app/domain/checked";
import type { Member } from "~/app/domain/member";
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
  const passwordHash = await hashPassword(site, password, { known: true });
  await site.db.transact(async (tx) => {
    // Two who know the old one may come at once: the second knows it no more.
    if ((await accountById(tx, member.id))?.passwordHash !== before) throw wrongPassword("current");
    await setPasswordHash(tx, member.id, passwordHash);
    // Somebody who knew the old one may have asked for either.
    await deleteLinks(tx, member.id, "reset", "change_email");
    await endOthers(site, tx, member, token);
    await tellChanged(site, tx, member, "password");
  });
}
