import { heldPicture } from "~/app/domain/people/photos/photos";
import { memberLoader } from "~/app/request/guards";
import { privatePhoto } from "~/app/request/private-file";

export const loader = memberLoader(async ({ params, context: { site } }, member) =>
  privatePhoto(await heldPicture(site, member, params.photoId ?? "")),
);
