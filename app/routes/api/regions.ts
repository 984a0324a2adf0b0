import { withNeighbours } from "~/app/domain/places/places";
import { regionsWire } from "~/app/domain/places/places.wire";
import { openEndpoint } from "~/app/request/endpoint";

const regions = openEndpoint({
  GET: [null, ({ site }) => ({ regions: regionsWire(withNeighbours(site.tenant.countries)) })],
});

export const loader = regions;
export const action = regions;
