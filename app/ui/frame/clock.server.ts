import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";

/** The time zone of the clock that a member's pages show: their own, or the site's where that is not known. */
export function clockOf({ tenant }: Pick<Site, "tenant">, member: Pick<Member, "timeZone"> | null): string {
  return member?.timeZone ?? tenant.timeZone;
}
