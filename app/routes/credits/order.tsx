import { notForSale } from "~/app/domain/money/checkout/checkout.errors";
import { buyerAsking } from "~/app/request/buyer";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { page, titled } from "~/app/ui/frame/page";
import { afterRefusal, Checkout } from "~/app/ui/money/Checkout";
import { checkoutPage } from "~/app/ui/money/checkout.server";
import { orderAction } from "~/app/ui/money/order-form.server";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "credits-creditId-paymentMethod",
  texts: ["checkout", "orders", "pricing"],
  title: (t, data) => titled(t("checkout.title"), data?.offer.title),
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
