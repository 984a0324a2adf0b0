import { z } from "zod";
import { openStatement, withdrawOpenly } from "~/app/domain/money/orders/withdrawing-openly";
import { legalLabels } from "~/app/domain/site/law/law";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { ButtonLink, Form, List, ListRow } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "withdraw-confirm",
  texts: ["orders"],
  title: (_, data) => data?.title ?? "",
});

/** Confirms a withdrawal without a log-in (CRD art. 11a). Shows only the statement and a button. */
export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  const sealed = new URL(request.url).searchParams.get("of") ?? "";
  const statement = await openStatement(site, sealed);
  if (!statement) throw redirect("/withdraw");
  const { withdraw: title, confirmWithdrawal: confirm } = legalLabels(visit.words.language);
  return { title, confirm, sealed, ...statement };
});

export const action = openAction((args) =>
  submit(args, z.object({ of: z.string() }), async ({ of }) => {
    const { site, visit } = args.context;
    const statement = await openStatement(site, of);
    if (!statement) return redirect("/withdraw");
    const at = await withdrawOpenly(site, { ip: visit.ip }, statement);
    return redirect(`/withdraw?received=${at}`);
  }),
);

export default function ConfirmWithdrawal() {
  const { title, confirm, sealed, name, email, receipt } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={title} lead={t("orders.withdraw_lead")} width="prose" tabs={null}>
      <Form method="post" action="/withdraw/confirm" data-form="confirm-withdrawal" className={css.stack}>
        <FormProblem state={state} />
        <input type="hidden" name="of" value={sealed} />
        <p>{t("orders.withdraw_statement", { name })}</p>
        <List label={title}>
          <ListRow title={t("orders.openly_receipt")} trailing={receipt} />
          <ListRow title={t("orders.openly_email")} trailing={email} />
        </List>
        <p>{t("orders.withdraw_mail", { email })}</p>
        <div className={css.choices}>
          <Submit variant="danger" label={confirm} />
          <ButtonLink href="/withdraw" variant="quiet">
            {t("orders.openly_change")}
          </ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
