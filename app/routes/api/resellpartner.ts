import { adAddress } from "~/app/domain/reach/offers/offers";
import { offerNotFound } from "~/app/domain/reach/offers/offers.errors";
import { adLinkQuery, partnerAnswer } from "~/app/domain/reach/offers/offers.wire";
import { elsewhere, endpoint, openCall } from "~/app/request/endpoint";

const redirect = endpoint({
  GET: openCall(
    {
      summary: "Redirects to the site’s partner",
      input: adLinkQuery,
      answer: partnerAnswer,
      status: [302],
      errors: [offerNotFound],
    },
    ({ site }) => elsewhere(adAddress(site)),
  ),
});

export const loader = redirect;
export const action = redirect;
