import { restrictedPicture } from "~/app/domain/safety/decisions/decisions";
import { memberLoader } from "~/app/request/guards";
import { privatePhoto } from "~/app/request/private-file";
import { pageQuery } from "~/app/router/page-address";

/** Serves a restricted photo to its owner. `?place=` selects one of several. */
export const loader = memberLoader(async ({ request, params, context: { site } }, member) => {
  const place = Number(pageQuery(request).get("place") ?? 0);
  return privatePhoto(await restrictedPicture(site, member, params.restrictionId ?? "", place));
});
