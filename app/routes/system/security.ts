import { openLoader } from "~/app/request/guards";

/** How long the file is valid, in ms. The standard recommends less than a year. */
const GOOD_FOR = 180 * 24 * 60 * 60 * 1000;

/** The contact for security reports (RFC 9116). */
export const loader = openLoader(({ context: { site } }) => {
  const { tenant } = site;
  const { supportEmail } = tenant.company;
  // Rounds to whole days, so that the file does not change within a day.
  const day = 24 * 60 * 60 * 1000;
  const expires = new Date(Math.floor(site.now() / day) * day + GOOD_FOR).toISOString();
  const lines = [
    ...(supportEmail ? [`Contact: mailto:${supportEmail}`] : []),
    `Contact: ${tenant.origin}/pages/service`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${tenant.languages.join(", ")}`,
    `Canonical: ${tenant.origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
});
