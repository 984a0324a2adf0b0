import { allowedIn } from "~/app/domain/people/profiles/own-fields";
import { profileFieldsAnswer } from "~/app/domain/people/profiles/profiles.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const profileFields = endpoint({
  GET: openCall(
    { summary: "Lists the options of each profile field", answer: profileFieldsAnswer },
    ({ site, visit }) => ({
      allowed_values: allowedIn(site.tenant, visit.words),
    }),
  ),
});

export const loader = profileFields;
export const action = profileFields;
