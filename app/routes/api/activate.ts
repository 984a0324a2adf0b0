import { activateAnswer } from "~/app/domain/account/accounts/accounts.wire";
import { activationDelivered } from "~/app/domain/account/accounts/activation";
import { endpoint, memberCall } from "~/app/request/endpoint";

const activate = endpoint({
  GET: memberCall(
    { summary: "Returns whether the activation email was delivered", answer: activateAnswer },
    async ({ site, member }) => ({
      delivered: await activationDelivered(site, member),
    }),
  ),
});

export const loader = activate;
export const action = activate;
