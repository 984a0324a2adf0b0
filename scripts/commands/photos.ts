import { approvePhotos, hashPhotos, judgePhotos, listPhotos, markPhotos, rejectPhotos } from "../photos/command";
import { onSite } from "../site-alone";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";

const id = { does: "as `list` names it", many: true } as const;

export default {
  more: `The site may run. Its config decides whether photos need approval before others see them
("photos": { "approval": "before" }).`,
  verbs: {
    list: listing({
      does: "Lists the photos in the queue, each with its picture: those that look like others first, then the longest waiting.",
      permission: "photos.decide",
      more: "The picture is a file of this machine or, if pictures are in a bucket, a link for an hour.",
      run: ({ tenant }, asked) => onSite(tenant, (site) => listPhotos(site, asked)),
    }),
    approve: verb({
      does: "Shows photos to everybody.",
      permission: "photos.decide",
      tenant: true,
      arguments: { id },
      run: ({ tenant, id }) => onSite(tenant, (site) => approvePhotos(site, id)),
    }),
    reject: verb({
      does: "Hides photos from all but their owners, who get an email with the reason and how to appeal.",
      permission: "photos.decide",
      more: "Without --yes it only shows the emails. They quote the reason as written, so write it in the owner's language.",
      tenant: true,
      arguments: { id },
      options: {
        reason: { takes: "<text>", does: "the owner must learn why", needed: "its owner is to know why" },
        yes: { does: "rejects, and sends the emails" },
      },
      run: ({ tenant, id, reason, yes }) => onSite(tenant, (site) => rejectPhotos(site, id, reason, yes)),
    }),
    mark: verb({
      does: "Marks photos that show nudity: they are blurred and on no list.",
      permission: "photos.decide",
      tenant: true,
      arguments: { id },
      run: ({ tenant, id }) => onSite(tenant, (site) => markPhotos(site, id, true)),
    }),
    unmark: verb({
      does: "Removes such marks.",
      permission: "photos.decide",
      tenant: true,
      arguments: { id },
      run: ({ tenant, id }) => onSite(tenant, (site) => markPhotos(site, id, false)),
    }),
    judge: verb({
      does: "Lists unmarked photos in which the model detects nudity.",
      permission: "photos.decide",
      tenant: true,
      options: { mark: { does: "marks them" } },
      run: ({ tenant, mark }) => onSite(tenant, (site) => judgePhotos(site, mark)),
    }),
    hash: verb({
      does: "Compares older photos with all others. Once is enough.",
      permission: "photos.decide",
      more: "Takes a hundredth of a second each. After an interruption, run it again: it continues.",
      tenant: true,
      run: ({ tenant }) => onSite(tenant, (site) => hashPhotos(site)),
    }),
  },
} satisfies Noun;
