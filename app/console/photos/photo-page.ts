import { isDeepStrictEqual } from "node:util";
import { undoableNamed } from "~/app/console/actions";
import type { BrandArgs } from "~/app/console/frame/guards";
import { PHOTOS_A_PAGE, unclaim } from "~/app/console/queue/claims";
import type { ChosenAction } from "~/app/domain/desk/confirmations/confirmations";
import { findPendingAt, inTheWayOf, postpone } from "~/app/domain/desk/pending-actions/pending-actions";
import { alreadyPending } from "~/app/domain/desk/pending-actions/pending-actions.errors";
import { DomainError } from "~/app/domain/errors";
import { assertUndecided } from "~/app/domain/people/photos/moderation";
import { isPhotoReason } from "./photo-reasons";

/** The result of a page of photos. */
export interface PhotosDone {
  approved: DonePhoto[];
  rejected: DonePhoto[];
  marked: DonePhoto[];
  /** The photos that a colleague decided about first, and the deleted photos. */
  taken: DonePhoto[];
  /** The photos on which this operator has another pending decision. */
  noted: DonePhoto[];
  /** The photos that were to be rejected but have no reason. */
  unexplained: DonePhoto[];
  /** The photos without a decision whose pictures were not seen. "All the rest" does not include them. */
  unseen: DonePhoto[];
  /** The number of photos without a decision. */
  left: number;
  /** Whether the decisions can still be undone. */
  waits: boolean;
}

interface DonePhoto {
  id: string;
  /** The owner's name. */
  name: string;
}

type Form = Record<string, string>;
type Where = Pick<BrandArgs, "site" | "who" | "context">;

/** Runs the decisions of a page of photos, each alone: a photo that fails does not affect the others. */
export async function decidePage(where: Where, form: Form): Promise<PhotosDone> {
  // Reads the photos again after a conflict. The loop ends, because a colleague confirms a decision in each round.
  for (let round = 0; ; round++) {
    try {
      return await decideOnce(where, form);
    } catch (error) {
      if (round === ROUNDS || !(error instanceof DomainError) || error.code !== alreadyPending.code) throw error;
    }
  }
}

const ROUNDS = 5;

async function decideOnce(where: Where, form: Form): Promise<PhotosDone> {
  const { pending, desk, visit } = where.context;
  const waits = pending.ms > 0;
  const lists = { approved: [], rejected: [], marked: [], taken: [], noted: [], unexplained: [], unseen: [] };
  const done: PhotosDone = { ...lists, left: 0, waits };
  const ids = Object.keys(form).flatMap((name) => (name.startsWith("verdict.") ? name.slice("verdict.".length) : []));
  const { slug } = where.site.tenant;
  const waiting = waits ? await findPendingAt(desk, slug) : [];
  const actions: ChosenAction[] = [];
  for (const id of ids.slice(0, PHOTOS_A_PAGE)) {
    const photo = { id, name: form[`name.${id}`] ?? "" };
    const { actions: said, as } = saidAbout(id, form);
    const own = said.map((action) => ({ ...action, brand: slug }));
    const met = own.flatMap((action) => inTheWayOf(action, waiting) ?? []);
    if (met.some(({ operatorId }) => operatorId !== where.who.id)) done.taken.push(photo);
    else if (met.length > 0 && !own.every((action) => met.some((each) => isSame(each, action)))) done.noted.push(photo);
    else if (met.length === 0 && !(await isLeft(where, own, waits))) done.taken.push(photo);
    else {
      for (const each of as) done[each].push(photo);
      if (as.length === 0) done.left++;
      // Adds nothing if the form was sent twice, because these decisions are pending already.
      if (waits && met.length === 0) actions.push(...own);
    }
  }
  if (actions.length > 0) {
    const wait = { ms: pending.ms, language: visit.words.language };
    await desk.db.transact((tx) => postpone(desk, tx, where.who, actions, wait));
    pending.soon();
  }
  await unclaim(
    where,
    slug,
    "photos",
    [...done.approved, ...done.rejected, ...done.taken].map(({ id }) => id),
  );
  return done;
}

/**
 * Returns false if the photo has been decided or deleted meanwhile. Without pending actions, this call runs the
 * decision itself.
 */
async function isLeft(where: Where, actions: ChosenAction[], waits: boolean): Promise<boolean> {
  try {
    for (const { action, target, fields } of actions) {
      if (action === "photos.decide") await assertUndecided(where.site, target);
      if (!waits) await undoableNamed(action)!.run(where, target, fields);
    }
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}

function isSame(one: Pick<ChosenAction, "action" | "fields">, other: Pick<ChosenAction, "action" | "fields">): boolean {
  return one.action === other.action && isDeepStrictEqual(one.fields, other.fields);
}

/** The actions on one photo, and how the outcome counts it. */
interface Said {
  actions: Omit<ChosenAction, "brand">[];
  as: ("approved" | "rejected" | "unexplained" | "unseen" | "marked")[];
}

function saidAbout(target: string, form: Form): Said {
  const verdict = form[`verdict.${target}`];
  const isRest = verdict === "leave" && form.step === "rest";
  const isSeen = form[`seen.${target}`] === "1";
  const choice = isRest && isSeen ? "approve" : verdict;
  const nudity = form[`nudity.${target}`] ?? "";
  const isMarked = (nudity === "on") !== (form[`was.${target}`] === "on");
  const reason = form[`reason.${target}`];
  const said: Said = { actions: [], as: [] };
  if (choice === "approve") {
    said.actions.push({ action: "photos.decide", target, fields: { verdict: "approve" } });
    said.as.push("approved");
  } else if (choice === "reject" && isPhotoReason(reason)) {
    said.actions.push({ action: "photos.decide", target, fields: { verdict: "reject", reason } });
    said.as.push("rejected");
  } else if (choice === "reject") said.as.push("unexplained");
  if (isRest && !isSeen) said.as.push("unseen");
  if (isMarked) {
    said.actions.push({ action: "photos.mark", target, fields: { nudity } });
    said.as.push("marked");
  }
  return said;
}
