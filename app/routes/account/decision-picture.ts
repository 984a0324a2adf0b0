import { restrictedPicture } from "~/app/domain/safety/decisions/decisions";
import { memberLoader } from "~/app/request/guards";
import { privatePhoto } from "~/app/request/private-file";

/** A photo that was restricted, as it was, for whose it was. */
export const loader = memberLoader(async ({ params, context: { site } }, member) =>
  privatePhoto(await restrictedPicture(site, member, params.restrictionId ?? "")),
);
