import { limitPlace } from "~/app/domain/site/limits/limits";
import { townsAnswer, townsQuery, townsWire } from "~/app/domain/site/places/places.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

/** The rate limit of one client. A form sends one request for each chosen country. */
const PACE = { max: 60, windowMs: 60_000, local: true };

const towns = endpoint({
  GET: openCall(
    { summary: "Lists the towns of a country", input: townsQuery, answer: townsAnswer },
    async ({ site, visit, input }) => {
      await limitPlace(site, "towns", visit.ip, PACE);
      return { towns: townsWire(input.country, visit.language) };
    },
  ),
});

export const loader = towns;
export const action = towns;
