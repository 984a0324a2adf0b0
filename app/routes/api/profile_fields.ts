import { allowedIn } from "~/app/domain/profiles/own-fields";
import { profileFieldsAnswer } from "~/app/domain/profiles/profiles.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const profileFields = endpoint({
  GET: openCall({ answer: profileFieldsAnswer }, ({ site, visit }) => ({
    allowed_values: allowedIn(site.tenant, visit.words),
  })),
});

export const loader = profileFields;
export const action = profileFields;
