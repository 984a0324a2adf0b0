import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";

/** Returns the time zone of a member's pages: their own, or the site's if it is unknown. */
export function clockOf({ tenant }: Pick<Site, "tenant">, member: Pick<Member, "timeZone"> | null): string {
  return member?.timeZone ?? tenant.timeZone;
}
