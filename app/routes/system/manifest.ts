import type { LoaderFunctionArgs } from "@remix-run/node";

/** What an installed site is called and looks like. */
export function loader({ context: { site, visit } }: LoaderFunctionArgs) {
  const { tenant } = site;
  const icons = tenant.overrides.icons["icon.svg"] ? [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }] : [];
  const body = {
    name: tenant.name,
    short_name: tenant.name,
    lang: visit.words.locale,
    start_url: "/",
    display: "standalone",
    icons,
  };
  return Response.json(body, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
