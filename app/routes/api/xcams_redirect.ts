import { camAddress } from "~/app/domain/offers/offers";
import { offerNotFound } from "~/app/domain/offers/offers.errors";
import { camLinkQuery, partnerAnswer } from "~/app/domain/offers/offers.wire";
import { elsewhere, endpoint, openCall } from "~/app/request/endpoint";

const redirect = endpoint({
  GET: openCall(
    { input: camLinkQuery, answer: partnerAnswer, status: [302], errors: [offerNotFound] },
    ({ site, input }) => elsewhere(camAddress(site, input.account)),
  ),
});

export const loader = redirect;
export const action = redirect;
