import { openExport } from "~/app/domain/account/exports/exports";
import { memberLoader } from "~/app/request/guards";
import { privateDownload } from "~/app/request/private-file";

/** Serves the archive of a member's data. The file's name does not reveal the site. */
export const loader = memberLoader(async ({ params, request, context: { site } }, member) => {
  const { body, size } = await openExport(site, member, params.exportId ?? "");
  return privateDownload(request, body, { type: "application/zip", name: "my-data.zip", size });
});
