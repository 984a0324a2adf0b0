import type { Member } from "~/app/domain/member";
import { viewerScope } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { badgeCounts } from "./badge.queries";

export interface Badge {
  /** Listed conversations with unread messages. */
  unread: number;
  newLikes: number;
}

/** Returns the badge. The conversation that is being `opened` counts as read. */
export function badgeOf(site: Site, member: Member, opened = ""): Promise<Badge> {
  return site.db.read((conn) => badgeCounts(conn, { ...viewerScope(site, member), except: opened }));
}
