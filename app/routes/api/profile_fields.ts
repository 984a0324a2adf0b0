import { allowedValues } from "~/app/domain/profiles/fields";
import { openEndpoint } from "~/app/request/endpoint";

const profileFields = openEndpoint({ GET: [null, ({ visit }) => ({ allowed_values: allowedValues(visit.words) })] });

export const loader = profileFields;
export const action = profileFields;
