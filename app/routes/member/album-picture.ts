import { albumPicture } from "~/app/domain/people/albums/albums";
import { memberLoader } from "~/app/request/guards";
import { privatePhoto } from "~/app/request/private-file";

/** Serves a private photo to members with the owner's permission. */
export const loader = memberLoader(async ({ params, context: { site } }, member) =>
  privatePhoto(await albumPicture(site, member, params.memberId ?? "", params.photoId ?? "")),
);
