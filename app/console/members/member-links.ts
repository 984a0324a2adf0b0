import type { BrandWhere } from "~/app/console/actions/action";
import { accountsAmong } from "~/app/domain/account/accounts/accounts";
import { memberFile } from "~/app/domain/people/member-file/member-file";
import type { Site } from "~/app/domain/site";

/** Returns the page of a member's file. */
export function memberPath(slug: string, id: string): string {
  return `/brands/${slug}/members/${id}`;
}

/** Returns a function from a member to the page of their file. Null for an erased member. */
export async function memberLinks(
  site: Pick<Site, "db" | "tenant">,
  ids: (string | null)[],
): Promise<(id: string | null) => string | null> {
  const asked = [...new Set(ids)].flatMap((id) => id ?? []);
  const known = await site.db.read((conn) => accountsAmong(conn, asked));
  return (id) => (id !== null && known.has(id) ? memberPath(site.tenant.slug, id) : null);
}

/** The target of an action on a member, named by name and email. */
export const MEMBER_TARGET = {
  async targetName({ site }: BrandWhere, id: string) {
    const { profile, account } = await memberFile(site, id);
    return `${profile.name} (${account.email})`;
  },
  back: ({ site }: BrandWhere, id: string) => memberPath(site.tenant.slug, id),
} as const;
