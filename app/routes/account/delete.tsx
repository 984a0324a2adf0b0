import { z } from "zod";
import { deleteAccount, erasureOf } from "~/app/domain/account/deletion/deletion";
import { stayOffer } from "~/app/domain/money/discounts/discounts";
import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { sells } from "~/app/domain/money/prices/prices";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { loggedOutHeaders } from "~/app/request/session";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as account from "~/app/ui/account/account.css";
import { PasswordField } from "~/app/ui/account/PasswordField";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { dayInFull } from "~/app/ui/frame/times";
import { Button, ButtonLink, Form, Notice, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-delete",
  texts: ["notifications", "settings", "signup"],
  title: (t) => t("settings.delete"),
});

const fields = z.object({ password: z.string("error.required") });

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  return {
    date: dayInFull(erasureOf(site), visit.words.locale, site.tenant.timeZone),
    credits: await balanceOf(site, member),
    stay: sells(site.tenant) ? await stayOffer(site, member) : 0,
  };
});

export const action = memberAction(async (args, member) => {
  const { site, visit } = args.context;
  return submit(args, fields, async ({ password }) => {
    await deleteAccount(site, member, password);
    return redirect("/account-deleted", { headers: loggedOutHeaders(visit) });
  });
});

export default function DeleteAccount() {
  const { date, credits, stay } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={t("settings.delete")} lead={t("settings.delete_lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        <Prose>
          <ul>
            <li>{t("settings.delete_now")}</li>
            <li>{t("settings.delete_grace", { date })}</li>
            <li>{t("settings.delete_after")}</li>
            <li>{t("settings.delete_kept")}</li>
            {credits > 0 && <li>{t("settings.delete_credits", { count: credits })}</li>}
          </ul>
          <p>
            <a href="/account/export">{t("settings.delete_copy")}</a>
          </p>
        </Prose>
        {stay > 0 && (
          <Notice title={t("settings.stay_title", { percent: stay })}>
            <Form method="post" action="/account/delete/stay" data-form="stay" className={css.stack}>
              <p>{t("settings.stay_text")}</p>
              <div>
                <Button type="submit" variant="secondary" size="s">
                  {t("settings.stay_action")}
                </Button>
              </div>
            </Form>
          </Notice>
        )}
        <Form method="post" data-form="delete" className={account.narrow}>
          <FormProblem state={state} />
          <PasswordField
            name="password"
            label={t("notifications.password")}
            hint={t("settings.delete_password_hint")}
            error={state.errorOf("password")}
          />
          <div className={css.choices}>
            <Submit variant="danger" label={t("settings.delete_action")} />
            <ButtonLink href="/account" variant="quiet">
              {t("settings.delete_cancel")}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </Page>
  );
}
