import type { BrandAction, BrandWhere, Doing, Filled } from "~/app/console/actions/action";
import { languageOr, ownWordsIn, writtenIn } from "~/app/console/actions/reasons";
import { CATEGORY, classedIn } from "~/app/console/cases/classing-actions";
import {
  approvePhoto,
  decideUndecided,
  languageOfPhoto,
  markPhoto,
  ownerOfPhoto,
  previewRejection,
  rejectPhoto,
} from "~/app/domain/people/photos/moderation";
import type { Language } from "~/app/locales/names";
import { categoryOf, isPhotoReason, toldOf } from "./photo-reasons";

/** The actions of moderators on a single photo, which may already have a decision. */
export const photoActions: Record<string, BrandAction> = {
  "photos.approve": {
    ...deciding("queue.action_approve_photo"),
    fields: {},
    async run({ site, who }, id) {
      await approvePhoto(site, who.operator, id);
      return undefined;
    },
  },
  "photos.reject": {
    ...deciding("queue.action_reject_photo"),
    targetsOnCase: ({ case: { targetId } }) => [targetId],
    hideable: "queue.action_reject_photo",
    fields: {
      reason: {
        kind: "words",
        label: "console.reason",
        hint: "queue.photo_reason_hint",
        missing: "console.reason_missing",
      },
      reason_in: writtenIn(reads),
      category: CATEGORY,
    },
    preview: async (where, id, fields) => previewRejection(where.site, id, await rejectionIn(where, id, fields)),
    async run(where, id, fields) {
      await rejectPhoto(where.site, where.who.operator, id, await rejectionIn(where, id, fields));
      return undefined;
    },
  },
};

/** The actions of the page of photos on each photo. These actions have no pages. */
export const pageOfPhotosActions: Record<string, BrandAction> = {
  "photos.decide": {
    ...deciding("actions.photo_decided"),
    fields: {},
    async run({ site, who }, id, { verdict = "", reason }) {
      if (verdict === "approve") await decideUndecided(site, who.operator, id, { approved: true });
      else if (isPhotoReason(reason)) {
        const told = site.words(await languageOfPhoto(site, id)).t(toldOf(reason));
        await decideUndecided(site, who.operator, id, { approved: false, reason: told, category: categoryOf(reason) });
      }
      return undefined;
    },
  },
  "photos.mark": {
    ...deciding("actions.photo_marked"),
    writes: ["photos.mark", "photos.unmark"],
    fields: {},
    async run({ site, who }, id, { nudity }) {
      await markPhoto(site, who.operator, id, nudity === "on");
      return undefined;
    },
  },
};

async function reads({ site }: Pick<BrandWhere, "site">, id: string): Promise<Language> {
  return languageOr(site, await languageOfPhoto(site, id));
}

async function rejectionIn(where: Doing, id: string, { reason = "", reason_in, ...fields }: Filled) {
  const told = ownWordsIn(where, await reads(where, id), reason, reason_in);
  return { reason: told, category: classedIn(fields).category };
}

function deciding(title: BrandAction["title"]) {
  return {
    permission: "photos.decide",
    title,
    undoable: true,
    targetName: async ({ site }: BrandWhere, id: string) => (await ownerOfPhoto(site, id)).name,
    back: ({ site }: BrandWhere) => `/photos?brand=${site.tenant.slug}`,
  } as const;
}
