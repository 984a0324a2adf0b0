import { addresses, barredFromRobots } from "~/app/request/addresses";
import { openLoader } from "~/app/request/guards";

/** A page that is not to be indexed says so itself, which a robot must be let in to read. */
export const loader = openLoader(async ({ context: { site } }) => {
  const barred = barredFromRobots(await addresses()).map((path) => `Disallow: ${path}\n`);
  const headers = { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" };
  return new Response(`User-agent: *\n${barred.join("")}\nSitemap: ${site.tenant.origin}/sitemap.xml\n`, { headers });
});
