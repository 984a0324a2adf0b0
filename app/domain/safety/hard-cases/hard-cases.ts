import type { Person } from "~/app/domain/operator";
import { CATEGORIES, type CategoryName } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { casesAbout, photosRejectedFor, targetsDecided } from "./hard-cases.queries";

/** Categories that are hard to look at: children, violence, unwanted nudity. */
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

/** Report reasons with the same subjects. */
const HARD_REASONS = ["underage", "nudity", "child_abuse"];

/**
 * Counts hard cases and photos this operator decided since a time (UTC ms). Reads the audit, and is shown to that
 * operator only: others could judge operators by the figure.
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
