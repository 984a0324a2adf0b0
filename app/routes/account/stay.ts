import { redirect } from "@remix-run/node";
import { takeStayDiscount } from "~/app/domain/discounts/discounts";
import { formOnly, memberAction } from "~/app/request/guards";
import { saleAddress } from "~/app/ui/sale/address";

/** Takes the discount that is offered to whoever is about to leave. */
export const loader = formOnly("/account/delete");

export const action = memberAction(async ({ context: { site } }, member) => {
  const code = await takeStayDiscount(site, member);
  return redirect(saleAddress("/credits", { code }));
});
