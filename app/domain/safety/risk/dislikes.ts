import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { dislikersOf } from "./dislikes.queries";
import { noticeRisk } from "./risk";

const WEEK = 7 * 24 * 60 * 60_000;

/** The number of different members within a week that makes a risk signal. */
const SEVERAL = 3;

/** Adds a risk signal if several members blocked or reported this member. Called for each block and report. */
export async function noticeDislike(site: Site, tx: Tx, subjectId: string): Promise<void> {
  const { blocked, reported, people } = await dislikersOf(tx, subjectId, site.now() - WEEK);
  if (people < SEVERAL) return;
  await noticeRisk(site, tx, subjectId, { rule: "disliked", figures: { people, blocked, reported } });
}
