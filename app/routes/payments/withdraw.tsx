import { z } from "zod";
import { moneyInWords } from "~/app/domain/money";
import { ownOrder } from "~/app/domain/money/orders/orders";
import { withdraw, withdrawableOf } from "~/app/domain/money/orders/withdrawal";
import { legalLabels } from "~/app/domain/site/law/law";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page, titled } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { ButtonLink, Form, List, ListRow } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "transactions-withdraw",
  texts: ["orders"],
  title: (_, data) => titled(data?.title ?? "", data?.item),
});

/** Shows the statement and the refund of a withdrawal, before the member confirms it (CRD art. 11a). */
export const loader = memberLoader(async ({ params, context: { site, visit } }, member) => {
  const order = await ownOrder(site, member, params.transactionId ?? "");
  const back = await withdrawableOf(site, order);
  if (!back) throw redirect(`/transactions/${order.id}`);
  const labels = legalLabels(visit.words.language);
  return {
    id: order.id,
    title: labels.withdraw,
    confirm: labels.confirmWithdrawal,
    name: member.name,
    email: member.email,
    item: order.title,
    receipt: order.receiptNumber ?? 0,
    money: moneyInWords({ amount: back.minor, currency: order.currency }, visit.words.locale),
    credits: back.credits,
  };
});

export const action = memberAction((args, member) =>
  submit(args, z.object({}), async () => {
    const id = args.params.transactionId ?? "";
    await withdraw(args.context.site, member, id);
    return redirect(`/transactions/${id}`);
  }),
);

export default function Withdraw() {
  const { id, title, confirm, name, email, item, receipt, money, credits } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={title} lead={t("orders.withdraw_lead")} width="prose" tabs={null}>
      <Form method="post" data-form="withdraw" className={css.stack}>
        <FormProblem state={state} />
        <p>{t("orders.withdraw_statement", { name })}</p>
        <List label={title}>
          <ListRow title={t("orders.item")} text={t("orders.receipt", { number: receipt })} trailing={item} />
          <ListRow title={t("orders.order")} text={id} />
          {credits > 0 && <ListRow title={t("orders.withdraw_credits")} trailing={credits} />}
          <ListRow title={t("orders.withdraw_back")} trailing={<strong>{money}</strong>} />
        </List>
        <p>{t("orders.withdraw_mail", { email })}</p>
        <div className={css.choices}>
          <Submit variant="danger" label={confirm} />
          <ButtonLink href={`/transactions/${id}`} variant="quiet">
            {t("orders.withdraw_keep")}
          </ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
