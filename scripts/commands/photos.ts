import { approvePhotos, hashPhotos, judgePhotos, listPhotos, markPhotos, rejectPhotos } from "../photos/command";
import { onSite } from "../site-alone";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";

const id = { does: "as `list` names it", many: true } as const;

export default {
  more: `The site may be served meanwhile. Whether a photo is shown before somebody approves it is for its config to say
("photos": { "approval": "before" }).`,
  verbs: {
    list: listing({
      does: "Photos that nobody has decided about, each with its picture: first those that look like others, then the longest waiting.",
      permission: "photos.decide",
      more: "The picture is a file of this machine or, where pictures lie in a bucket, a link that is good for an hour.",
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
      does: "Leaves photos to their owners alone, who are mailed why and how to appeal.",
      permission: "photos.decide",
      more: "Without --yes nothing is decided: it shows the mails. They quote your reason as it is, so write in their language.",
      tenant: true,
      arguments: { id },
      options: {
        reason: { takes: "<text>", does: "what the owner reads", needed: "its owner is to know why" },
        yes: { does: "decides, and sends the mails" },
      },
      run: ({ tenant, id, reason, yes }) => onSite(tenant, (site) => rejectPhotos(site, id, reason, yes)),
    }),
    mark: verb({
      does: "Blurs photos that show nudity, and keeps them off lists.",
      permission: "photos.decide",
      tenant: true,
      arguments: { id },
      run: ({ tenant, id }) => onSite(tenant, (site) => markPhotos(site, id, true)),
    }),
    unmark: verb({
      does: "Takes such marks away.",
      permission: "photos.decide",
      tenant: true,
      arguments: { id },
      run: ({ tenant, id }) => onSite(tenant, (site) => markPhotos(site, id, false)),
    }),
    judge: verb({
      does: "Lists the photos without a mark in which a machine sees nudity.",
      permission: "photos.decide",
      tenant: true,
      options: { mark: { does: "marks them" } },
      run: ({ tenant, mark }) => onSite(tenant, (site) => judgePhotos(site, mark)),
    }),
    hash: verb({
      does: "Compares photos with all others that were stored before photos were compared. Once is enough.",
      permission: "photos.decide",
      more: "A hundredth of a second each. Ended early, it goes on where it was.",
      tenant: true,
      run: ({ tenant }) => onSite(tenant, (site) => hashPhotos(site)),
    }),
  },
} satisfies Noun;
