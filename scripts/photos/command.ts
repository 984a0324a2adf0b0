import { DomainError } from "~/app/domain/errors";
import {
  approvePhoto,
  markPhoto,
  pictureOf,
  previewRejection,
  rejectPhoto,
} from "~/app/domain/people/photos/moderation";
import { unmarkedNudity } from "~/app/domain/people/photos/unmarked";
import { printPhotos } from "~/app/domain/people/photos/unprinted";
import { photosToDecide } from "~/app/domain/people/photos/waiting";
import type { Site } from "~/app/domain/site";
import type { Asked } from "~/db/pages";
import { timeOf } from "../columns.mjs";
import type { Answer, Noun } from "../commands/declaration";
import { failureIn } from "../commands/failures";
import { type Listing, listing, siteVerb } from "../commands/site-verbs";
import { thisOperator } from "../operator";
import { shownFirst } from "../previews";
import { orRefuseUnknown } from "../refusal";

const id = { does: "as `list` names it", many: true } as const;

export default {
  more: `The site may run. Its config decides whether photos need approval before others see them
("photos": { "approval": "before" }).`,
  verbs: {
    list: listing({
      does: "Lists the photos in the queue, each with its picture: those that look like others first, then the longest waiting.",
      permission: "photos.decide",
      more: "The picture is a file of this machine or, if pictures are in a bucket, a link for an hour.",
      run: listPhotos,
    }),
    approve: siteVerb({
      does: "Shows photos to everybody.",
      permission: "photos.decide",
      arguments: { id },
      run: (site, { id }) => approvePhotos(site, id),
    }),
    reject: siteVerb({
      does: "Hides photos from all but their owners, who get an email with the reason and how to appeal.",
      permission: "photos.decide",
      more: "Without --yes it only shows the emails. They quote the reason as written, so write it in the owner's language.",
      arguments: { id },
      options: {
        reason: { takes: "<text>", does: "the owner must learn why", needed: "its owner is to know why" },
        yes: { does: "rejects, and sends the emails" },
      },
      run: (site, { id, reason, yes }) => rejectPhotos(site, id, reason, yes),
    }),
    mark: siteVerb({
      does: "Marks photos that show nudity: they are blurred and on no list.",
      permission: "photos.decide",
      arguments: { id },
      run: (site, { id }) => markPhotos(site, id, true),
    }),
    unmark: siteVerb({
      does: "Removes such marks.",
      permission: "photos.decide",
      arguments: { id },
      run: (site, { id }) => markPhotos(site, id, false),
    }),
    judge: siteVerb({
      does: "Lists unmarked photos in which the model detects nudity.",
      permission: "photos.decide",
      options: { mark: { does: "marks them" } },
      run: (site, { mark }) => judgePhotos(site, mark),
    }),
    hash: siteVerb({
      does: "Compares older photos with all others. Once is enough.",
      permission: "photos.decide",
      more: "Takes a hundredth of a second each. After an interruption, run it again: it continues.",
      async run(site) {
        const { done, unread } = await printPhotos(site);
        const lines = [`${done} compared with all others`, ...unread.map((id) => `${id}: its file can’t be read`)];
        return { lines, data: { done, unread }, code: unread.length > 0 ? 1 : 0 };
      },
    }),
  },
} satisfies Noun;

export async function listPhotos(site: Site, asked?: Asked): Promise<Listing> {
  const { rows, next } = await photosToDecide(site, asked);
  const photos = [];
  for (const { picture, at, ...photo } of rows) {
    photos.push({
      ...photo,
      at: timeOf(at),
      picture: await site.media.whereabouts(picture),
      profile: profileOf(site, photo),
    });
  }
  const lines = photos.map(({ state, nudity, alike, ...photo }) => {
    const more = [nudity && "marked", alike.length > 0 && "looks like another one"];
    return lineOf(photo, [state === "held" ? "held back" : "shown", ...more].filter(Boolean).join(", "));
  });
  return { lines: lines.length > 0 ? lines : ["No photo is in the queue"], data: { photos }, next };
}

export async function judgePhotos(site: Site, mark: boolean): Promise<Answer> {
  const photos = [];
  for await (const photo of unmarkedNudity(site)) {
    if (mark) await markPhoto(site, thisOperator(), photo.id, true);
    const { id, name, profileId, createdAt } = photo;
    const picture = await site.media.whereabouts(pictureOf(photo));
    photos.push({ id, name, profileId, at: timeOf(createdAt), picture, profile: profileOf(site, photo) });
  }
  const lines = photos.map((photo) => lineOf(photo, mark ? "marked" : "not marked"));
  const none = "The model detects no nudity in unmarked photos";
  return { lines: lines.length > 0 ? lines : [none], data: { photos, marked: mark } };
}

export function approvePhotos(site: Site, ids: string[]): Promise<Answer> {
  return each(ids, "is visible to everybody", (id) => approvePhoto(site, thisOperator(), id));
}

/** Shows the owners' emails instead of rejecting, unless `yes` is set. */
export async function rejectPhotos(site: Site, ids: string[], reason: string, yes: boolean): Promise<Answer> {
  if (yes) return each(ids, "is visible only to its owner", (id) => rejectPhoto(site, thisOperator(), id, { reason }));
  const emails = [];
  for (const id of ids) {
    const unknown = `${site.tenant.slug} has no photo ${id}: npx bouquet photos list --tenant ${site.tenant.slug}`;
    emails.push(...(await orRefuseUnknown(previewRejection(site, id, { reason }), unknown)));
  }
  return shownFirst(emails);
}

export function markPhotos(site: Site, ids: string[], nudity: boolean): Promise<Answer> {
  const done = nudity ? "is marked as showing nudity" : "is no longer marked";
  return each(ids, done, (id) => markPhoto(site, thisOperator(), id, nudity));
}

/** Decides about each photo, and continues after a photo that can't be decided. */
async function each(ids: string[], done: string, decide: (id: string) => Promise<void>): Promise<Answer> {
  const photos: { id: string; done: boolean; problem?: string }[] = [];
  for (const id of ids) {
    try {
      await decide(id);
      photos.push({ id, done: true });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      photos.push({ id, done: false, problem: failureIn(error).message });
    }
  }
  const lines = photos.map(({ id, problem }) => (problem ? `${id}: ${problem}` : `${id} ${done}`));
  return { lines, data: { photos }, code: photos.every((photo) => photo.done) ? 0 : 1 };
}

function lineOf(
  { id, at, name, profile, picture }: { id: string; at: string; name: string; profile: string; picture: string },
  state: string,
): string {
  return `${id}  ${at}  ${state}  ${profile}  ${name}\n  ${picture}`;
}

function profileOf({ tenant }: Site, { profileId }: { profileId: string }): string {
  return `${tenant.origin}/members/${profileId}`;
}
