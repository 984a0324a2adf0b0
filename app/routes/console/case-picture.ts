import { pictureOfCase } from "~/app/domain/safety/reports/case-file";
import { brandLoader } from "~/app/request/console/guards";
import { privatePhoto } from "~/app/request/private-file";

/** A picture that was kept for a case, for whoever may see the case. */
export const loader = brandLoader("cases.see", async ({ site, params: { id = "", name = "" } }) =>
  privatePhoto(await pictureOfCase(site, id, name), name),
);
