import { moneyInWords } from "~/app/domain/money";
import { orderNotFound } from "~/app/domain/money/orders/orders.errors";
import { chooseAtSandbox, SANDBOX_CHOICES } from "~/app/domain/money/orders/sandbox-notices";
import { sandboxPayment } from "~/app/domain/money/payments/payments";
import type { Site } from "~/app/domain/site";
import { readForm } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { invalid } from "~/app/request/input";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Button, Form, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "sandbox-payment",
  layout: "empty",
  texts: ["orders"],
  title: (t) => t("orders.sandbox_title"),
});

/** The payment page of the sandbox. The page's address is enough to pay, as with any provider. */
export const loader = openLoader(async ({ params, context: { site, visit } }) => {
  const { description, price, currency, state } = await paymentOf(site, params.paymentId);
  return {
    description,
    price: moneyInWords({ amount: price, currency }, visit.words.locale),
    open: state === "open",
    choices: SANDBOX_CHOICES,
  };
});

export const action = openAction(async ({ request, params, context: { site } }) => {
  const payment = await paymentOf(site, params.paymentId);
  const asked = (await readForm(request)).get("choice");
  const choice = SANDBOX_CHOICES.find((each) => each === asked);
  if (!choice) throw invalid();
  if (payment.state === "open") await chooseAtSandbox(site, payment, choice);
  return redirect(new URL(payment.returnUrl).pathname);
});

async function paymentOf(site: Site, id: string | undefined) {
  const payment = await sandboxPayment(site, id ?? "");
  if (!payment) throw orderNotFound();
  return payment;
}

export default function SandboxPayment() {
  const { description, price, open, choices } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("orders.sandbox_title")} lead={`${description} · ${price}`} width="prose" tabs={null}>
      <Form method="post" className={css.stack} data-form="sandbox">
        <Notice>{t(open ? "orders.sandbox_text" : "orders.sandbox_over")}</Notice>
        {open &&
          choices.map((choice) => (
            <Button
              key={choice}
              type="submit"
              name="choice"
              value={choice}
              variant={choice === "paid" ? "primary" : "secondary"}
              wide
            >
              {t(`orders.sandbox_${choice}`)}
            </Button>
          ))}
      </Form>
    </Page>
  );
}
