import { interestsIn } from "~/app/domain/people/profiles/profiles";
import { interestsAnswer } from "~/app/domain/people/profiles/profiles.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const interests = endpoint({
  GET: openCall({ summary: "Lists the interests that profiles offer", answer: interestsAnswer }, ({ visit }) => ({
    interests: interestsIn(visit.words),
  })),
});

export const loader = interests;
export const action = interests;
