import { takeStayDiscount } from "~/app/domain/money/discounts/discounts";
import { formOnly, memberAction } from "~/app/request/guards";
import { redirect } from "~/app/router/server";
import { saleAddress } from "~/app/ui/money/address";

export const loader = formOnly("/account/delete");

export const action = memberAction(async ({ context: { site } }, member) => {
  const code = await takeStayDiscount(site, member);
  return redirect(saleAddress("/credits", { code }));
});
