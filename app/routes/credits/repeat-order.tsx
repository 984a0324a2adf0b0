import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Member } from "~/app/domain/member";
import { lastPaid } from "~/app/domain/orders/orders";
import type { Site } from "~/app/domain/site";
import { buyerAsking } from "~/app/request/buyer";
import { memberAction, memberLoader } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { afterRefusal, Checkout } from "~/app/ui/sale/Checkout";
import { checkoutPage } from "~/app/ui/sale/checkout.server";
import { orderAction } from "~/app/ui/sale/order-form.server";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "credits-repeat-order",
  texts: ["checkout", "orders", "pricing"],
  title: (t) => t("checkout.repeat_title"),
});

export const shouldRevalidate = afterRefusal;

/** The last order again, at today's price, which stands there as on any order. */
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
