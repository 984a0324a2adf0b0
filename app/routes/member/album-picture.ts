import { albumPicture } from "~/app/domain/people/albums/albums";
import { memberLoader } from "~/app/request/guards";
import { privatePhoto } from "~/app/request/private-file";

/** A private photo, for whom its owner lets see it. */
export const loader = memberLoader(async ({ params, context: { site } }, member) =>
  privatePhoto(await albumPicture(site, member, params.memberId ?? "", params.photoId ?? "")),
);
