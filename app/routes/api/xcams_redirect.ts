import { camAddress } from "~/app/domain/reach/offers/offers";
import { offerNotFound } from "~/app/domain/reach/offers/offers.errors";
import { camLinkQuery, partnerAnswer } from "~/app/domain/reach/offers/offers.wire";
import { elsewhere, endpoint, openCall } from "~/app/request/endpoint";

const redirect = endpoint({
  GET: openCall(
    {
      summary: "Redirects to a cam of the site’s partner",
      input: camLinkQuery,
      answer: partnerAnswer,
      status: [302],
      errors: [offerNotFound],
    },
    ({ site, input }) => elsewhere(camAddress(site, input.account)),
  ),
});

export const loader = redirect;
export const action = redirect;
