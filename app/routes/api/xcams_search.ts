import { camsFor } from "~/app/domain/offers/offers";
import { camsAnswer, camsQuery, camsWire } from "~/app/domain/offers/offers.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const cams = endpoint({
  GET: openCall({ input: camsQuery, answer: camsAnswer }, async ({ site, input }) =>
    camsWire(await camsFor(site, input)),
  ),
});

export const loader = cams;
export const action = cams;
