import { camsFor } from "~/app/domain/reach/offers/offers";
import { camsAnswer, camsQuery, camsWire } from "~/app/domain/reach/offers/offers.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const cams = endpoint({
  GET: openCall(
    { summary: "Lists the cams of the site’s partner", input: camsQuery, answer: camsAnswer },
    async ({ site, input }) => camsWire(await camsFor(site, input)),
  ),
});

export const loader = cams;
export const action = cams;
