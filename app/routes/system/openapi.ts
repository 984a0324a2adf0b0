import { json } from "~/app/request/endpoint";
import { openLoader } from "~/app/request/guards";
import { openApi } from "~/app/request/openapi";

export const loader = openLoader(async () => json(await openApi(), 200, { "Cache-Control": "public, max-age=3600" }));
