import { activateAnswer } from "~/app/domain/accounts/accounts.wire";
import { activationDelivered } from "~/app/domain/accounts/activation";
import { endpoint, memberCall } from "~/app/request/endpoint";

const activate = endpoint({
  GET: memberCall({ answer: activateAnswer }, async ({ site, member }) => ({
    delivered: await activationDelivered(site, member),
  })),
});

export const loader = activate;
export const action = activate;
