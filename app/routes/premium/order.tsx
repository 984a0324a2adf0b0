import { buyerAsking } from "~/app/request/buyer";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { page, titled } from "~/app/ui/frame/page";
import { afterRefusal, Checkout } from "~/app/ui/money/Checkout";
import { checkoutPage } from "~/app/ui/money/checkout.server";
import { orderAction } from "~/app/ui/money/order-form.server";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "premium-termId",
  texts: ["checkout", "orders", "pricing"],
  title: (t, data) => titled(t("checkout.title"), data?.offer.title),
});

export const shouldRevalidate = afterRefusal;

export const loader = memberLoader(({ request, params, context: { site, visit } }, member) => {
  const wanted = { kind: "premium" as const, item: params.termId ?? "" };
  return checkoutPage(site, visit.words, buyerAsking(request, visit, member), wanted);
});

export const action = memberAction((args, member) =>
  orderAction(args, member, { kind: "premium", item: args.params.termId ?? "" }),
);

export default function OrderPremium() {
  const { t } = useWords();
  return <Checkout {...useLoaderData<typeof loader>()} title={t("checkout.title")} />;
}
