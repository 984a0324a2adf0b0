import { pictureToDecide } from "~/app/domain/people/photos/moderation";
import { brandLoader } from "~/app/request/console/guards";
import { privatePhoto } from "~/app/request/private-file";

/** A member's photo, for whoever decides about it. */
export const loader = brandLoader("photos.decide", async ({ site, params: { id = "" } }) => {
  const picture = await pictureToDecide(site, id);
  return privatePhoto(picture, picture.name);
});
