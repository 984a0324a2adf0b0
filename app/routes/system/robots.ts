import { addresses, barredFromRobots } from "~/app/request/addresses";
import { openLoader } from "~/app/request/guards";

/**
 * Excludes only members' addresses. A page that must not be indexed says so itself, so robots must be able to read it.
 */
export const loader = openLoader(async ({ context: { site } }) => {
  const barred = barredFromRobots(await addresses()).map((path) => `Disallow: ${path}\n`);
  const headers = { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" };
  return new Response(`User-agent: *\n${barred.join("")}\nSitemap: ${site.tenant.origin}/sitemap.xml\n`, { headers });
});
