import { formPathById } from "~/app/domain/account/accounts/accounts";
import type { Member } from "~/app/domain/member";
import { type ProfileCard, profileCard } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { isId } from "~/db/ids";

const ABOUT_ONE = /^\/members\/([^/]+)\/(signup|landing\d?)(\/|$)/;

/** Returns the member on whose page the sign-up began; undefined for another page, or if hidden from the new member. */
export async function cameFor(site: Site, member: Member): Promise<ProfileCard | undefined> {
  const path = await site.db.read((conn) => formPathById(conn, member.id));
  const id = ABOUT_ONE.exec(path ?? "")?.[1];
  return id !== undefined && isId(id) && id !== member.id ? profileCard(site, member, id) : undefined;
}
