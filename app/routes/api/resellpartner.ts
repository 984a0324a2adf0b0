import { adAddress } from "~/app/domain/offers/offers";
import { offerNotFound } from "~/app/domain/offers/offers.errors";
import { adLinkQuery, partnerAnswer } from "~/app/domain/offers/offers.wire";
import { elsewhere, endpoint, openCall } from "~/app/request/endpoint";

const redirect = endpoint({
  GET: openCall({ input: adLinkQuery, answer: partnerAnswer, status: [302], errors: [offerNotFound] }, ({ site }) =>
    elsewhere(adAddress(site)),
  ),
});

export const loader = redirect;
export const action = redirect;
