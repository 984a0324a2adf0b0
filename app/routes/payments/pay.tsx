import { useEffect } from "react";
import { continueOrder } from "~/app/domain/money/orders/orders";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "transactions-pay",
  layout: "empty",
  texts: ["checkout"],
  title: (t) => t("checkout.onward_title"),
  onward: (data) => data?.to,
});

/**
 * Shows a page that continues to the provider. A direct redirect would fail, because our own policy forbids forms that
 * end at another site.
 */
export const loader = memberLoader(async ({ params, context: { site } }, member) => {
  const id = params.transactionId ?? "";
  const { order, redirectUrl } = await continueOrder(site, member, id);
  if (order.state !== "open") throw redirect(`/transactions/${id}`);
  return { to: redirectUrl };
});

export default function Pay() {
  const { to } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  useEffect(() => location.replace(to), [to]);
  return (
    <Page title={t("checkout.onward_title")} lead={t("checkout.onward_text")} width="prose" tabs={null}>
      <div className={css.choices}>
        <ButtonLink href={to} data-no-prefetch>
          {t("checkout.onward_action")}
        </ButtonLink>
      </div>
    </Page>
  );
}
