import { interestsIn } from "~/app/domain/profiles/profiles";
import { interestsAnswer } from "~/app/domain/profiles/profiles.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const interests = endpoint({
  GET: openCall({ answer: interestsAnswer }, ({ visit }) => ({ interests: interestsIn(visit.words) })),
});

export const loader = interests;
export const action = interests;
