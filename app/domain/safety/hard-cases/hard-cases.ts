import type { Person } from "~/app/domain/operator";
import { CATEGORIES, type CategoryName } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { casesAbout, photosRejectedFor, targetsDecided } from "./hard-cases.queries";

/** What is hard to have looked at: children, violence, and bodies that nobody asked to see. */
const HARD = [
  "child_abuse",
  "grooming",
  "minor",
  "intimate_picture",
  "deepfake",
  "violence",
  "trafficking",
  "nudity",
  "sexual",
] as const satisfies CategoryName[];

/** The reasons of reports that say the same. */
const HARD_REASONS = ["underage", "nudity", "child_abuse"];

/**
 * How many hard cases and photos this person decided about since then, UTC ms, whatever they decided. Read out of the audit
 * for themselves alone: who else could be shown it would weigh them by it.
 */
export function hardCasesOf(site: Pick<Site, "db">, who: Person, since: number): Promise<number> {
  return site.db.read(async (conn) => {
    const decided = await targetsDecided(conn, who.name, since);
    if (decided.length === 0) return 0;
    const ids = (kind: string) => decided.flatMap((each) => (each.kind === kind ? each.targetId : []));
    const keywords = HARD.map((name) => CATEGORIES[name].keyword);
    const photos = await photosRejectedFor(conn, ids("photo"), { actor: who.name, since, keywords });
    return photos + (await casesAbout(conn, ids("case"), { reasons: HARD_REASONS, since, keywords }));
  });
}
