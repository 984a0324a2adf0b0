import { moneyInWords } from "~/app/domain/money";
import { orderWith } from "~/app/domain/money/orders/orders";
import { receiptsOf } from "~/app/domain/money/orders/receipts";
import { withdrawableOf } from "~/app/domain/money/orders/withdrawal";
import { legalLabels } from "~/app/domain/site/law/law";
import { partnerIn } from "~/app/domain/talk/chats/chats";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page, titled } from "~/app/ui/frame/page";
import { dayAndTime } from "~/app/ui/frame/times";
import { PayAgain, useRefreshWhileOpen } from "~/app/ui/money/AwaitedPayment";
import { saleAddress } from "~/app/ui/money/address";
import { OrderDetails, Receipts, Withdrawal } from "~/app/ui/money/OrderDetails";
import { ButtonLink, Notice, Spinner } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "transactions",
  texts: ["orders"],
  title: (t, data) => (data ? titled(t(`orders.${data.state}_title`), data.details?.item) : t("orders.page_title")),
});

/**
 * Shows the state of a payment to every visitor with the link. Only the payment's owner sees the item and the receipts.
 */
export const loader = openLoader(async ({ params, context: { site, visit } }) => {
  const order = await orderWith(site, params.transactionId ?? "");
  const member = await visit.member();
  const isOwner = member?.id === order.memberId;
  const { locale } = visit.words;
  const say = (amount: number) => moneyInWords({ amount, currency: order.currency }, locale);
  const isChargedBack = order.state === "refunded" && order.refundedMinor === 0;
  const state = isChargedBack ? ("charged_back" as const) : order.state;
  const partner = isOwner && order.conversationId ? await partnerIn(site, member, order.conversationId) : null;
  const withdrawable = isOwner ? await withdrawableOf(site, order) : undefined;
  return {
    state,
    loggedIn: member !== null,
    details: isOwner
      ? {
          id: order.id,
          kind: order.kind,
          chat: partner && { id: order.conversationId, name: partner.name },
          item: order.title,
          total: say(order.price),
          vat: say(order.vatMinor),
          rate: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(order.vatRate / 100),
          date: dayAndTime(order.paidAt ?? order.createdAt, locale, clockOf(site, member)),
          withdrawn: order.withdrawnAt !== null,
          back: order.refundedMinor > 0 ? say(order.refundedMinor) : null,
          owed: order.owedCredits,
          withdraw: withdrawable
            ? {
                label: legalLabels(visit.words.language).withdraw,
                until: dayAndTime(withdrawable.until, locale, clockOf(site, member)),
              }
            : null,
          receipts: (await receiptsOf(site, order)).map(({ number, minor }) => ({ number, isCredit: minor < 0 })),
        }
      : null,
  };
});

const TONES = { paid: "success", failed: "danger", held: "info" } as const;

export default function Transaction() {
  const { state, details, loggedIn } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  useRefreshWhileOpen(state === "open");
  const again = state === "failed" || state === "expired" || state === "canceled";
  return (
    <Page title={t(`orders.${state}_title`)} lead="" width="prose" tabs={null}>
      <div className={css.stack}>
        <Notice tone={TONES[state as keyof typeof TONES] ?? "info"} live>
          {t(`orders.${state}_text`)}
        </Notice>
        {state === "open" && <Spinner label={t("orders.open_waiting")} />}
        {details && <OrderDetails {...details} />}
        <div className={css.choices}>
          {details?.chat && (
            <ButtonLink href={`/chats/${details.chat.id}`} variant={again ? "secondary" : "primary"}>
              {t("orders.to_chat", { name: details.chat.name })}
            </ButtonLink>
          )}
          {details ? (
            <ButtonLink
              href={saleAddress(details.kind === "premium" ? "/premium" : "/credits", { chat: details.chat?.id })}
              variant={state === "open" || (details.chat && !again) ? "secondary" : "primary"}
            >
              {t(again ? "orders.try_again" : details.kind === "premium" ? "orders.to_premium" : "orders.to_credits")}
            </ButtonLink>
          ) : (
            !loggedIn && (
              <ButtonLink href="/login?next=/credits" variant="secondary">
                {t("orders.log_in")}
              </ButtonLink>
            )
          )}
          {details && <Receipts {...details} />}
        </div>
        {details && <Withdrawal {...details} />}
        {details && state === "open" && <PayAgain id={details.id} />}
      </div>
    </Page>
  );
}
