import { createHash } from "node:crypto";
import { json } from "~/app/request/endpoint";
import { hasTag } from "~/app/request/etags";
import { openLoader } from "~/app/request/guards";
import { openApi } from "~/app/request/openapi";

/** Serves the description of the API. The description is the same for every client until the next build. */
export const loader = openLoader(async ({ request }) => {
  const document = await openApi();
  tag ??= `W/"${createHash("sha256").update(JSON.stringify(document)).digest("base64url").slice(0, 22)}"`;
  const headers = { "Cache-Control": "public, max-age=3600", ETag: tag };
  if (hasTag(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  return json(document, 200, headers);
});

let tag: string | undefined;
