import { withNeighbours } from "~/app/domain/site/places/places";
import { regionsAnswer, regionsWire } from "~/app/domain/site/places/places.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const regions = endpoint({
  GET: openCall(
    { summary: "Lists the regions of the site’s countries and their neighbours", answer: regionsAnswer },
    ({ site }) => ({
      regions: regionsWire(withNeighbours(site.tenant.countries)),
    }),
  ),
});

export const loader = regions;
export const action = regions;
