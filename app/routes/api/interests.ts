import { interestsIn } from "~/app/domain/profiles/interests";
import { openEndpoint } from "~/app/request/endpoint";

const interests = openEndpoint({ GET: [null, ({ visit }) => ({ interests: interestsIn(visit.words) })] });

export const loader = interests;
export const action = interests;
