import { brandLoader } from "~/app/console/frame/guards";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { domainError } from "~/app/domain/errors";
import { isKeptBack, pictureToDecide } from "~/app/domain/people/photos/moderation";
import { privatePhoto } from "~/app/request/private-file";

const notAllowed = domainError("console.not_allowed", "forbidden");

/** Serves a photo to operators who decide about photos. Operators who may see members get only public photos. */
export const loader = brandLoader("people.see", async ({ site, who, params: { id = "" } }) => {
  const decides = allows(who.grants, "photos.decide", site.tenant.slug);
  if (!decides && (await isKeptBack(site, id))) throw notAllowed();
  const picture = await pictureToDecide(site, id);
  return privatePhoto(picture, picture.name);
});
