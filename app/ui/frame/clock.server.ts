import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";

/** Returns the time zone of a member's pages: the member's own, or the site's if the member's is unknown. */
export function clockOf({ tenant }: Pick<Site, "tenant">, member: Pick<Member, "timeZone"> | null): string {
  return member?.timeZone ?? tenant.timeZone;
}
