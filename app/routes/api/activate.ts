import { activationDelivered } from "~/app/domain/accounts/activation";
import { endpoint } from "~/app/request/endpoint";

const activate = endpoint({
  GET: [null, async ({ site, member }) => ({ delivered: await activationDelivered(site, member) })],
});

export const loader = activate;
export const action = activate;
