import { noteOpinion } from "~/app/domain/safety/accuracy/accuracy";
import type { CategoryName } from "~/app/domain/safety/restrictions/restrictions";
import { drawSecondLook } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { SURE } from "./nudity/sure.mjs";
import type { PhotoRow } from "./photos.queries";

interface Found {
  key: string;
  actor: string;
  /** Category of the rejection; null if approved. */
  category: CategoryName | null;
}

/** Records a person's decision on a photo: for the accuracy of the network, and for a second look. */
export async function noteDecision(
  site: Site,
  tx: Tx,
  photo: PhotoRow,
  { key, actor, category: rule }: Found,
): Promise<void> {
  const { id, profileId, nudity } = photo;
  if (rule === null) await noteMark(site, tx, photo, nudity);
  // A rejection for another category says nothing about the mark.
  else if (SHOWS_NUDITY.includes(rule)) await noteMark(site, tx, photo, true);
  await drawSecondLook(site, tx, { key, kind: "photo", targetId: id, subjectId: profileId, actor, rule });
}

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
