import type { Deed } from "~/app/domain/desk/deeds/deeds";
import { postpone, targetsWaiting } from "~/app/domain/desk/postponed/postponed";
import { DomainError } from "~/app/domain/errors";
import { assertUndecided } from "~/app/domain/people/photos/moderation";
import { undoableNamed } from "./acts";
import { PHOTOS_A_PAGE, unclaim } from "./claims";
import type { BrandArgs } from "./guards";
import { isPhotoReason } from "./photo-reasons";

/** What became of the photos of a page. */
export interface PhotosDone {
  approved: DonePhoto[];
  rejected: DonePhoto[];
  marked: DonePhoto[];
  /** Somebody else decided about these meanwhile, or they are gone. */
  taken: DonePhoto[];
  /** They were to be rejected, and no reason was chosen. */
  unexplained: DonePhoto[];
  /** Nothing was said about these. */
  left: number;
  /** Whether it can still be taken back. */
  waits: boolean;
}

interface DonePhoto {
  id: string;
  /** Its owner's. */
  name: string;
}

type Form = Record<string, string>;
type Where = Pick<BrandArgs, "site" | "who" | "context">;

/** Does what a page of photos says, each photo by itself: one that can't be decided keeps no other from it. */
export async function decidePage(where: Where, form: Form): Promise<PhotosDone> {
  const { postponed, desk, visit } = where.context;
  const waits = postponed.ms > 0;
  const done: PhotosDone = { approved: [], rejected: [], marked: [], taken: [], unexplained: [], left: 0, waits };
  const ids = Object.keys(form).flatMap((name) => (name.startsWith("verdict.") ? name.slice("verdict.".length) : []));
  const { slug } = where.site.tenant;
  const decided = waits ? await targetsWaiting(desk, slug, "photos") : new Map<string, string>();
  const deeds: Deed[] = [];
  for (const id of ids.slice(0, PHOTOS_A_PAGE)) {
    const photo = { id, name: form[`name.${id}`] ?? "" };
    try {
      // A form that came twice: these wait already.
      if (decided.get(id) === where.who.id) continue;
      const own = deedsOn(photo, form, done).map((deed) => ({ ...deed, brand: slug }));
      if (own.some(({ act }) => act === "photos.decide")) await assertUndecided(where.site, id);
      if (waits) deeds.push(...own);
      else for (const { act, fields } of own) await undoableNamed(act)!.run(where, id, fields);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      for (const list of [done.approved, done.rejected, done.marked]) if (list.at(-1)?.id === id) list.pop();
      done.taken.push(photo);
    }
  }
  if (deeds.length > 0) {
    const wait = { ms: postponed.ms, language: visit.words.language };
    await desk.db.transact((tx) => postpone(desk, tx, where.who, deeds, wait));
    postponed.soon();
  }
  await unclaim(
    where,
    slug,
    "photos",
    [...done.approved, ...done.rejected, ...done.taken].map(({ id }) => id),
  );
  return done;
}

/** What is said about one photo, noted in what the page comes to. */
function deedsOn(photo: DonePhoto, form: Form, done: PhotosDone): Omit<Deed, "brand">[] {
  const { id: target } = photo;
  const said = form[`verdict.${target}`];
  const choice = said === "leave" && form.step === "rest" ? "approve" : said;
  const nudity = form[`nudity.${target}`] ?? "";
  const isMarked = (nudity === "on") !== (form[`was.${target}`] === "on");
  const reason = form[`reason.${target}`];
  const deeds: Omit<Deed, "brand">[] = [];
  if (choice === "approve") {
    deeds.push({ act: "photos.decide", target, fields: { verdict: "approve" } });
    done.approved.push(photo);
  } else if (choice === "reject" && isPhotoReason(reason)) {
    deeds.push({ act: "photos.decide", target, fields: { verdict: "reject", reason } });
    done.rejected.push(photo);
  } else if (choice === "reject") done.unexplained.push(photo);
  else if (!isMarked) done.left++;
  if (isMarked) {
    deeds.push({ act: "photos.mark", target, fields: { nudity } });
    done.marked.push(photo);
  }
  return deeds;
}
