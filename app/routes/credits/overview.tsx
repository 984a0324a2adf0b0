import { balanceOf, entriesOf } from "~/app/domain/money/ledger/ledger";
import { lastPaid } from "~/app/domain/money/orders/orders";
import { buyerAsking } from "~/app/request/buyer";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import * as account from "~/app/ui/account/account.css";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayAndTime } from "~/app/ui/frame/times";
import { saleAddress } from "~/app/ui/money/address";
import { FreeThings } from "~/app/ui/money/FreeThings";
import { Movements } from "~/app/ui/money/Movements";
import { Offers } from "~/app/ui/money/Offers";
import { PriceOptions } from "~/app/ui/money/PriceOptions";
import { type Payment, paymentsOf } from "~/app/ui/money/payments.server";
import { pricesPage } from "~/app/ui/money/prices.server";
import { useExpiry } from "~/app/ui/money/use-expiry";
import { ButtonLink, List, ListRow, NextIcon, Notice } from "~/themes/primitives";
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
  const when = (at: number) => dayAndTime(at, words.locale, clockOf(site, member));
  const entries = await entriesOf(site, member);
  const payments = await paymentsOf(site, member, words.locale);
  return {
    ...prices,
    balance: await balanceOf(site, member),
    again: prices.packages.find(({ id }) => id === last?.item) ?? null,
    movements: entries.map(({ id, amount, cause, at }) => ({ id, amount, cause, at: when(at) })),
    payments: payments.map((payment) => ({ ...payment, at: when(payment.at) })),
  };
});

export default function Credits() {
  const { balance, packages, again, asked, movements, payments, perMessage, endsIn, ...options } =
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
        {packages.length === 0 && perMessage > 0 && (
          <Notice title={t("pricing.no_credits_title")}>{t("pricing.no_credits_text")}</Notice>
        )}
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
        {payments.length > 0 && (
          <section className={css.part}>
            <h2>{t("pricing.orders")}</h2>
            <List>
              {payments.map(({ id, orderId, title, state, amount, at }) => (
                <ListRow
                  key={id}
                  href={`/transactions/${orderId}`}
                  title={title}
                  text={`${at} · ${t(labelOf(state))}`}
                  trailing={
                    <>
                      <span className={account.amount}>{amount}</span>
                      <NextIcon size={20} />
                    </>
                  }
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

function labelOf(state: Payment["state"]) {
  const isReturn = state === "went_back" || state === "charged_back" || state === "came_back";
  return isReturn ? (`orders.${state}` as const) : (`orders.${state}_title` as const);
}
