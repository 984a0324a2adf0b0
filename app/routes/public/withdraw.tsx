import { withdrawableOrders } from "~/app/domain/money/orders/withdrawal";
import { sealStatement, withdrawalForm } from "~/app/domain/money/orders/withdrawing-openly";
import { legalLabels } from "~/app/domain/site/law/law";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as account from "~/app/ui/account/account.css";
import { clockOf } from "~/app/ui/frame/clock.server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { dayAndTime } from "~/app/ui/frame/times";
import { Field, Form, List, ListRow, NextIcon, Notice, TextInput } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "withdraw",
  texts: ["orders"],
  title: (_, data) => data?.title ?? "",
});

/** Takes the statement of a withdrawal from a contract, with or without a log-in. The next page confirms it. */
export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  const member = await visit.member();
  const { locale, language } = visit.words;
  const zone = clockOf(site, member);
  const at = Number(new URL(request.url).searchParams.get("received"));
  const own = member ? await withdrawableOrders(site, member) : [];
  return {
    title: legalLabels(language).withdraw,
    member: member && { name: member.name, email: member.email },
    received: at > 0 && at <= site.now() ? dayAndTime(at, locale, zone) : null,
    orders: own.map(({ order: { id, title }, until }) => ({ id, title, until: dayAndTime(until, locale, zone) })),
  };
});

export const action = openAction((args) =>
  submit(args, withdrawalForm, async (given) => {
    const of = await sealStatement(args.context.site, given);
    return redirect(`/withdraw/confirm?${new URLSearchParams({ of })}`);
  }),
);

export default function Withdraw() {
  const { title, received, orders } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={title} lead={received ? "" : t("orders.openly_lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        {received && (
          <Notice tone="success" live title={t("orders.openly_received", { when: received })}>
            {t("orders.openly_received_text")}
          </Notice>
        )}
        {!received && orders.length > 0 && (
          <section className={css.part}>
            <h2>{t("orders.openly_yours")}</h2>
            <List>
              {orders.map((order) => (
                <ListRow
                  key={order.id}
                  href={`/transactions/${order.id}/withdraw`}
                  title={order.title}
                  text={t("orders.withdraw_until", { date: order.until })}
                  trailing={<NextIcon size={20} />}
                />
              ))}
            </List>
          </section>
        )}
        {!received && <StatementForm />}
      </div>
    </Page>
  );
}

function StatementForm() {
  const { member } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState();
  const [query] = useSearchParams();
  const fields = [
    { name: "name", type: "text", autoComplete: "name", value: member?.name },
    { name: "email", type: "email", autoComplete: "email", value: member?.email },
    { name: "receipt", type: "text", autoComplete: "off", value: query.get("receipt") ?? undefined },
  ] as const;
  return (
    <Form method="post" action="/withdraw" data-form="withdraw-openly" className={account.narrow}>
      <FormProblem state={state} />
      {fields.map(({ name, type, autoComplete, value }) => (
        <Field
          key={name}
          label={t(`orders.openly_${name}`)}
          hint={name === "name" ? undefined : t(`orders.openly_${name}_hint`)}
          error={state.errorOf(name)}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name={name}
              type={type}
              autoComplete={autoComplete}
              inputMode={name === "receipt" ? "numeric" : undefined}
              required
              defaultValue={state.typed(name) ?? value}
            />
          )}
        </Field>
      ))}
      <div>
        <Submit label={t("orders.openly_on")} />
      </div>
    </Form>
  );
}
