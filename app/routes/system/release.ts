import { laterFiles } from "~/app/request/assets";
import { openLoader } from "~/app/request/guards";
import { builtFor } from "~/app/router/areas";

/** A page of an older build learns of a newer one here, and the worker learns what to cache. */
export const loader = openLoader(async () => {
  const { assets } = await builtFor("tenant");
  return Response.json(
    { version: assets.version, manifest: assets.url, files: laterFiles() },
    { headers: { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" } },
  );
});
