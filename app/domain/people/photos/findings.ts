import { noteOpinion } from "~/app/domain/safety/accuracy/accuracy";
import type { CategoryName } from "~/app/domain/safety/restrictions/restrictions";
import { drawSecondLook } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { SURE } from "./nudity/sure.mjs";
import type { PhotoRow } from "./photos.queries";

interface Found {
  /** The decision's. */
  key: string;
  actor: string;
  /** Why it was rejected; null where it was approved. */
  category: CategoryName | null;
}

/** What a person's decision says of a photo: beside what the network said of it, and for somebody else to look at again. */
export async function noteDecision(
  site: Site,
  tx: Tx,
  photo: PhotoRow,
  { key, actor, category: rule }: Found,
): Promise<void> {
  const { id, profileId, nudity } = photo;
  if (rule === null) await noteMark(site, tx, photo, nudity);
  // Whoever rejects it for anything else says nothing of its mark.
  else if (SHOWS_NUDITY.includes(rule)) await noteMark(site, tx, photo, true);
  await drawSecondLook(site, tx, { key, kind: "photo", targetId: id, subjectId: profileId, actor, rule });
}

/** Whether a person finds that a photo shows nudity. */
export async function noteMark(
  site: Site,
  tx: Tx,
  { id, profileId, nudityScore }: PhotoRow,
  found: boolean,
): Promise<void> {
  if (nudityScore === null) return;
  const opinion = { signal: "nudity", targetId: id, memberId: profileId, spoke: nudityScore >= SURE, found };
  await noteOpinion(site, tx, opinion);
}

const SHOWS_NUDITY: CategoryName[] = ["nudity", "sexual"];
