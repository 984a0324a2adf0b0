import type { Member } from "~/app/domain/member";
import { lastPaid } from "~/app/domain/money/orders/orders";
import type { Site } from "~/app/domain/site";
import { buyerAsking } from "~/app/request/buyer";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page, titled } from "~/app/ui/frame/page";
import { afterRefusal, Checkout } from "~/app/ui/money/Checkout";
import { checkoutPage } from "~/app/ui/money/checkout.server";
import { orderAction } from "~/app/ui/money/order-form.server";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "credits-repeat-order",
  texts: ["checkout", "orders", "pricing"],
  title: (t, data) => titled(t("checkout.repeat_title"), data?.offer.title),
});

export const shouldRevalidate = afterRefusal;

/** Orders the last item again, at the current price, which the page shows like any order. */
export const loader = memberLoader(async ({ request, context: { site, visit } }, member) => {
  const { item, method } = await orderToRepeat(site, member);
  const wanted = { kind: "credits" as const, item };
  return checkoutPage(site, visit.words, buyerAsking(request, visit, member), wanted, method ?? undefined);
});

export const action = memberAction(async (args, member) => {
  const { item } = await orderToRepeat(args.context.site, member);
  return orderAction(args, member, { kind: "credits", item });
});

async function orderToRepeat(site: Site, member: Member) {
  const last = await lastPaid(site, member);
  if (!last) throw redirect("/credits");
  return last;
}

export default function RepeatOrder() {
  const { t } = useWords();
  return <Checkout {...useLoaderData<typeof loader>()} title={t("checkout.repeat_title")} />;
}
