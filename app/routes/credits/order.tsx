import { useLoaderData } from "@remix-run/react";
import { notForSale } from "~/app/domain/checkout/checkout.errors";
import { buyerAsking } from "~/app/request/buyer";
import { memberAction, memberLoader } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { afterRefusal, Checkout } from "~/app/ui/sale/Checkout";
import { checkoutPage } from "~/app/ui/sale/checkout.server";
import { orderAction } from "~/app/ui/sale/order-form.server";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "credits-creditId-paymentMethod",
  texts: ["checkout", "orders", "pricing"],
  title: (t) => t("checkout.title"),
});

export const shouldRevalidate = afterRefusal;

export const loader = memberLoader(async ({ request, params, context: { site, visit } }, member) => {
  const { creditId = "", paymentMethod } = params;
  if (paymentMethod !== undefined && !site.tenant.payments.methods.includes(paymentMethod)) throw notForSale();
  const wanted = { kind: "credits" as const, item: creditId };
  return checkoutPage(site, visit.words, buyerAsking(request, visit, member), wanted, paymentMethod);
});

export const action = memberAction((args, member) =>
  orderAction(args, member, { kind: "credits", item: args.params.creditId ?? "" }),
);

export default function OrderCredits() {
  const { t } = useWords();
  return <Checkout {...useLoaderData<typeof loader>()} title={t("checkout.title")} />;
}
