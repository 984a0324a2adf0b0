import { brandLoader } from "~/app/console/frame/guards";
import { mayTakeArchive } from "~/app/console/members/archive";
import { archiveOf } from "~/app/domain/account/exports/exports";
import { domainError } from "~/app/domain/errors";
import { privateDownload } from "~/app/request/private-file";

const notFound = domainError("console.not_found", "not_found");

/** Serves the archive of a member's data to an operator who has just signed for it. */
export const loader = brandLoader("people.export", async (where) => {
  if (!mayTakeArchive(where)) throw notFound();
  const { body, size } = await archiveOf(where.site, where.params.id ?? "");
  return privateDownload(where.request, body, { type: "application/zip", name: "member-data.zip", size });
});
