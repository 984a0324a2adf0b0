import { z } from "zod";
import { touch } from "~/app/domain/people/presence/presence";
import { endpoint, openCall } from "~/app/request/endpoint";

/** Somebody has left a page, or put it away: until then a member was here. */
const pageHidden = endpoint({
  POST: openCall(
    { summary: "Notes that the page was put aside", input: z.strictObject({}), answer: "nothing", status: [204] },
    ({ site, member }) => {
      if (member) touch(site, member);
      return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    },
  ),
});

export const loader = pageHidden;
export const action = pageHidden;
