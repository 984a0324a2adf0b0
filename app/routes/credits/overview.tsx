import { useLoaderData } from "@remix-run/react";
import { balanceOf, entriesOf } from "~/app/domain/ledger/ledger";
import { moneyInWords } from "~/app/domain/money";
import { lastPaid, ordersOf } from "~/app/domain/orders/orders";
import { buyerAsking } from "~/app/request/buyer";
import { memberLoader } from "~/app/request/guards";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { saleAddress } from "~/app/ui/sale/address";
import { FreeThings } from "~/app/ui/sale/FreeThings";
import { Movements } from "~/app/ui/sale/Movements";
import { Offers } from "~/app/ui/sale/Offers";
import { PriceOptions } from "~/app/ui/sale/PriceOptions";
import { pricesPage } from "~/app/ui/sale/prices.server";
import { useExpiry } from "~/app/ui/sale/use-expiry";
import { dayAndTime } from "~/app/ui/times";
import { ButtonLink, List, ListRow, NextIcon } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "credits",
  texts: ["credits", "orders", "pricing"],
  title: (t) => t("pricing.credits_title"),
});

export const loader = memberLoader(async ({ request, context: { site, visit } }, member) => {
  const { words } = visit;
  const prices = await pricesPage(site, words, buyerAsking(request, visit, member));
  const last = await lastPaid(site, member);
  const when = (at: number) => dayAndTime(at, words.locale, site.tenant.timeZone);
  const entries = await entriesOf(site, member);
  return {
    ...prices,
    balance: await balanceOf(site, member),
    again: prices.packages.find(({ id }) => id === last?.item) ?? null,
    movements: entries.map(({ id, amount, cause, at }) => ({ id, amount, cause, at: when(at) })),
    orders: (await ordersOf(site, member)).map(({ id, title, state, price: amount, currency, createdAt }) => {
      return { id, title, state, price: moneyInWords({ amount, currency }, words.locale), at: when(createdAt) };
    }),
  };
});

export default function Credits() {
  const { balance, packages, again, asked, movements, orders, perMessage, endsIn, ...options } =
    useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  useExpiry(endsIn);
  const lead =
    perMessage > 0
      ? `${t("credits.balance", { count: balance })} ${t("credits.message_cost", { count: perMessage })}.`
      : t("credits.balance", { count: balance });
  return (
    <Page title={t("pricing.credits_title")} lead={lead} width="wide" tabs={null}>
      <div className={css.parts}>
        {packages.length > 0 && (
          <section className={css.part}>
            <h2>{t("pricing.buy")}</h2>
            {again && (
              <div>
                <ButtonLink href={saleAddress("/credits/repeat-order", asked)} variant="secondary">
                  {t("pricing.again", { item: again.title, price: again.price })}
                </ButtonLink>
              </div>
            )}
            <Offers offers={packages} hrefOf={({ id }) => saleAddress(`/credits/${id}`, asked)} />
            <PriceOptions {...options} asked={asked} />
          </section>
        )}
        {orders.length > 0 && (
          <section className={css.part}>
            <h2>{t("pricing.orders")}</h2>
            <List>
              {orders.map(({ id, title, state, price, at }) => (
                <ListRow
                  key={id}
                  href={`/transactions/${id}`}
                  title={title}
                  text={`${price} · ${at} · ${t(`orders.${state}_title`)}`}
                  trailing={<NextIcon size={20} />}
                />
              ))}
            </List>
          </section>
        )}
        <Movements movements={movements} />
        <FreeThings />
      </div>
    </Page>
  );
}
