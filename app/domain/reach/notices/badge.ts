import type { Member } from "~/app/domain/member";
import { viewerScope } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { badgeCounts } from "./badge.queries";

/** What is new for a member. */
export interface Badge {
  /** Conversations of the list that have something unread. */
  unread: number;
  /** Likes that the member has not looked at yet. */
  newLikes: number;
}

/** The conversation that is being `opened` at this moment has nothing unread. */
export function badgeOf(site: Site, member: Member, opened = ""): Promise<Badge> {
  return site.db.read((conn) => badgeCounts(conn, { ...viewerScope(site, member), except: opened }));
}
