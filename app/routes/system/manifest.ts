import { DISGUISES } from "~/app/domain/account/accounts/disguises";
import { openLoader } from "~/app/request/guards";
import { disguisedManifest, manifestOf } from "~/app/request/manifest";

/**
 * Serves the web app manifest. With `?as=`, which the pages of members with a disguise link to, it has the name and
 * icons of another app.
 */
export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  const as = new URL(request.url).searchParams.get("as");
  const disguise = DISGUISES.find((each) => each === as);
  const manifest = disguise ? disguisedManifest(disguise, visit.words) : await manifestOf(site, visit.words);
  return Response.json(manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": `${disguise ? "private" : "public"}, max-age=3600`,
      Vary: "Accept-Language, Cookie", // its language depends on both
    },
  });
});
