import { laterFiles } from "~/app/request/assets";
import { openLoader } from "~/app/request/guards";
import { builtFor } from "~/app/router/areas";

/**
 * Serves the current release. Pages of an older build look here for a newer one, and the service worker for the files
 * to cache.
 */
export const loader = openLoader(async () => {
  const { assets } = await builtFor("tenant");
  return Response.json(
    { version: assets.version, manifest: assets.url, files: laterFiles() },
    { headers: { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" } },
  );
});
