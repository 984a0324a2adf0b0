import { Readable } from "node:stream";
import { openExport } from "~/app/domain/exports/exports";
import { memberLoader } from "~/app/request/guards";

/** The file, sent as it is read. Its name says nothing of the site. */
export const loader = memberLoader(async (args, member) => {
  const { body, size } = await openExport(args.context.site, member, args.params.exportId ?? "");
  const wanted = args.request.method !== "HEAD";
  // Remix drops a body that is not asked for, and the file would stay open.
  if (!wanted) body.destroy();
  return new Response(wanted ? (Readable.toWeb(body) as ReadableStream) : null, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(size),
      "Content-Disposition": 'attachment; filename="my-data.zip"',
      "Cache-Control": "private, no-store",
    },
  });
});
