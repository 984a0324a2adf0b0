import { ownPageNames } from "~/app/domain/site/legal/legal";
import { openLoader } from "~/app/request/guards";
import { PAGES } from "~/tenants/config/vocabulary";

/** Lists the pages that search engines may list. Never members' profiles. */
export const loader = openLoader(({ context: { site } }) => {
  const { origin, signups, credits, premium } = site.tenant;
  const paths = [
    "/",
    ...(signups === "all" ? ["/signup"] : []),
    ...(credits?.packages.length || premium.terms.length ? ["/pricing"] : []),
    ...(premium.terms.length ? ["/premium"] : []),
    ...[...PAGES, ...ownPageNames(site.tenant)].map((page) => `/pages/${page}`),
    "/complaints",
  ];
  const urls = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
});

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
