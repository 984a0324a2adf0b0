import { z } from "zod";
import { touch } from "~/app/domain/people/presence/presence";
import { endpoint, openCall } from "~/app/request/endpoint";

/** Reports that a member left or hid a page. The report marks the member as active until now. */
const pageHidden = endpoint({
  POST: openCall(
    { summary: "Reports that the page was hidden", input: z.strictObject({}), answer: "nothing", status: [204] },
    ({ site, member }) => {
      if (member) touch(site, member);
      return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    },
  ),
});

export const loader = pageHidden;
export const action = pageHidden;
