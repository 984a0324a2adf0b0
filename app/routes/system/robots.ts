import { addresses, barredFromRobots } from "~/app/request/addresses";
import { openLoader } from "~/app/request/guards";

/** Pages that must not be indexed say so themselves, so robots must be able to read them. */
export const loader = openLoader(async ({ context: { site } }) => {
  const barred = barredFromRobots(await addresses()).map((path) => `Disallow: ${path}\n`);
  const headers = { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" };
  return new Response(`User-agent: *\n${barred.join("")}\nSitemap: ${site.tenant.origin}/sitemap.xml\n`, { headers });
});
