import { z } from "zod";
import { enrolmentFor, secondFactorOf, turnOnSecondFactor } from "~/app/domain/account/credentials/second-factor";
import { DomainError } from "~/app/domain/errors";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { tokenOf } from "~/app/request/session";
import { useActionData, useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as account from "~/app/ui/account/account.css";
import { CodeField } from "~/app/ui/account/CodeField";
import { PasswordField } from "~/app/ui/account/PasswordField";
import { QrCode } from "~/app/ui/account/QrCode";
import { RecoveryCodes } from "~/app/ui/account/RecoveryCodes";
import { clockOf } from "~/app/ui/frame/clock.server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { dayInFull } from "~/app/ui/frame/times";
import { ButtonLink, Form, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-second-factor",
  texts: ["login", "notifications", "settings", "signup"],
  title: (t) => t("settings.second"),
});

const fields = z.object({
  sealed: z.string("error.required"),
  code: z.string("error.required"),
  password: z.string("error.required"),
});

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const factor = await secondFactorOf(site, member);
  if (!factor) return { factor, enrolment: await enrolmentFor(site, member) };
  const since = dayInFull(factor.enabledAt, visit.words.locale, clockOf(site, member));
  return { factor: { since, codesLeft: factor.codesLeft }, enrolment: null };
});

/** Turns the second factor on and shows the recovery codes once. */
export const action = memberAction(async (args, member) => {
  return submit(args, fields, async (form) => {
    const { site } = args.context;
    if (await secondFactorOf(site, member)) return redirect("/account/second-factor");
    try {
      return Response.json({ codes: await turnOnSecondFactor(site, member, form, tokenOf(args.request) ?? "") });
    } catch (error) {
      // Redirects if the form was sent twice and the other request was first.
      if (error instanceof DomainError && (await secondFactorOf(site, member)))
        return redirect("/account/second-factor/recovery-codes");
      throw error;
    }
  });
});

export default function SecondFactorPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<{ codes?: string[] }>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.second")} lead={t("settings.second_lead")} width="prose" tabs={null}>
      {answer?.codes && <RecoveryCodes codes={answer.codes} />}
      {!answer?.codes && data.factor && <On {...data.factor} />}
      {!answer?.codes && data.enrolment && <Off {...data.enrolment} />}
    </Page>
  );
}

function Off({ sealed, manualKey, uri, picture }: Awaited<ReturnType<typeof enrolmentFor>>) {
  const { t } = useWords();
  const [query] = useSearchParams();
  const state = useFormState();
  // After an error the form keeps the secret, because the app has scanned it.
  const shown = state.typed("sealed");
  return (
    <div className={css.parts}>
      {query.has("off") && !state.refusal && (
        <Notice tone="success" live>
          {t("settings.second_turned_off")}
        </Notice>
      )}
      {!shown && (
        <section className={css.part}>
          <h2>{t("settings.second_scan_title")}</h2>
          <p>{t("settings.second_scan_text")}</p>
          <QrCode picture={picture} label={t("settings.second_picture")} />
          <p>
            <a href={uri}>{t("settings.second_open")}</a>
          </p>
          <p>
            {t("settings.second_key")} <code className={account.key}>{manualKey}</code>
          </p>
        </section>
      )}
      <Form method="post" data-form="second-factor" className={account.narrow}>
        <h2>{t("settings.second_confirm_title")}</h2>
        <FormProblem state={state} />
        <input type="hidden" name="sealed" value={shown ?? sealed} />
        <CodeField
          label={t("settings.second_code")}
          hint={t("settings.second_code_hint")}
          error={state.errorOf("code")}
        />
        <PasswordField name="password" label={t("notifications.password")} error={state.errorOf("password")} />
        <div className={css.choices}>
          <Submit label={t("settings.second_turn_on")} />
          {shown && (
            <ButtonLink href="/account/second-factor" variant="quiet">
              {t("login.start_over")}
            </ButtonLink>
          )}
        </div>
      </Form>
    </div>
  );
}

function On({ since, codesLeft }: { since: string; codesLeft: number }) {
  const { t } = useWords();
  return (
    <div className={css.stack}>
      <Notice tone="success">
        {t("settings.second_since", { date: since })} {t("settings.second_left", { count: codesLeft })}
      </Notice>
      <div className={css.choices}>
        <ButtonLink href="/account/second-factor/recovery-codes" variant="secondary">
          {t("settings.second_renew_title")}
        </ButtonLink>
        <ButtonLink href="/account/second-factor/off" variant="quiet">
          {t("settings.second_turn_off")}
        </ButtonLink>
      </div>
    </div>
  );
}
