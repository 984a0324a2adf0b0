import { withNeighbours } from "~/app/domain/places/places";
import { regionsAnswer, regionsWire } from "~/app/domain/places/places.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const regions = endpoint({
  GET: openCall({ answer: regionsAnswer }, ({ site }) => ({
    regions: regionsWire(withNeighbours(site.tenant.countries)),
  })),
});

export const loader = regions;
export const action = regions;
