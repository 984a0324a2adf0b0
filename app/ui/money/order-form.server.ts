import { z } from "zod";
import type { Member } from "~/app/domain/member";
import { checkoutOf, placeOrder, type Wanted } from "~/app/domain/money/checkout/checkout";
import { isCountry } from "~/app/domain/site/places/places";
import { buyerAsking } from "~/app/request/buyer";
import { submit } from "~/app/request/form";
import { urlOf } from "~/app/router/incoming-request";
import { pagePath } from "~/app/router/page-address";
import { type ActionFunctionArgs, redirect } from "~/app/router/server";
import { beginWords } from "./checkout.server";
import { titleOf } from "./offers.server";

const fields = z.object({
  key: z.string().min(1).max(100),
  price: z.coerce.number().int().positive(),
  method: z.string().max(40).optional(),
  lives: z.string("checkout.country_required").length(2, "checkout.country_required").optional(),
  begin: z.literal("on").optional(),
});

/**
 * Handles the order form. Redirects to our own page first, because our policy (form-action) blocks a form that ends at
 * the provider's site.
 */
export function orderAction(args: Pick<ActionFunctionArgs, "request" | "context">, member: Member, wanted: Wanted) {
  const { request, context } = args;
  const { site, visit } = context;
  return submit(args, fields, async ({ begin, lives, method, ...draft }) => {
    const url = urlOf(request);
    const buyer = buyerAsking(request, visit, member);
    const checkout = await checkoutOf(site, buyer, wanted);
    if (lives && lives !== checkout.country && isCountry(lives)) {
      // Shows the page again for another country, because the buyer must see its prices and VAT first.
      const query = new URLSearchParams(url.search);
      query.set("country", lives);
      return redirect(`${pagePath(request)}?${query}`);
    }
    const words = visit.words;
    const asked = { ...draft, begin: begin === "on", lives, method: method || undefined, conversation: buyer.chat };
    const { order } = await placeOrder(site, buyer, wanted, asked, (offer) => ({
      title: titleOf(words, offer),
      begin: beginWords(words, { ...checkout, offer }),
    }));
    return redirect(`/transactions/${order.id}/pay`);
  });
}
