import { brandLoader } from "~/app/console/frame/guards";
import { siteOfCase } from "~/app/console/queue/queue";
import { pictureOfCase } from "~/app/domain/safety/reports/case-file";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { privatePhoto } from "~/app/request/private-file";

/** Serves a picture that was stored for a case, to operators who may see the case. */
export const loader = brandLoader("queue.see", async (args) => {
  const { id = "", name = "" } = args.params;
  const { case: found } = await caseOf(args.site, id);
  const site = siteOfCase(args, found, args.site.tenant.slug);
  return privatePhoto(await pictureOfCase(site, id, name), name);
});
