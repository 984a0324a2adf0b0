import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button, Checkbox, DateParts, Field, Notice, PasswordInput, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { FormProblem } from "./FormProblem";
import { useFormState } from "./forms";
import * as css from "./forms.css";
import { monthNames, yearsOfAdults } from "./months";
import { useSite } from "./site-data";

const MIN_AGE = 18;
const ANSWERS: Record<string, { label: "signup.to_login" | "signup.to_service"; href: string }> = {
  "signup.existing_account_active": { label: "signup.to_login", href: "/login" },
  "signup.deleted_account_exists": { label: "signup.to_service", href: "/pages/service" },
};

/** Step 0 of the sign-up, wherever it stands. Always sent to /signup, which answers what is wrong. */
export function SignupForm() {
  const site = useSite();
  const { t } = useWords();
  if (!site?.mayJoin) {
    return (
      <Notice title={t("signup.invite_only_title")} action={<a href="/login">{t("signup.to_login")}</a>}>
        {t("signup.invite_only_text", { brand: site?.brand ?? "" })}
      </Notice>
    );
  }
  return <AccountForm brand={site.brand} />;
}

function AccountForm({ brand }: { brand: string }) {
  const { t, locale } = useWords();
  const state = useFormState({ min: 8, max: 150, min_age: MIN_AGE });
  const [form, fields] = useForm<Record<"email" | "name" | "password", string>>({ lastResult: state.lastResult });
  const [name, setName] = useState(state.typed("name") ?? "");
  const pending = useNavigation().formAction === "/signup";
  const answer = ANSWERS[state.problem?.code ?? ""];
  // At once, so that the name is there, and selected, when the focus arrives at it.
  const suggestName = (email: string) => flushSync(() => setName((now) => now || email.split("@")[0]!.slice(0, 150)));
  return (
    <Form method="post" action="/signup" id={form.id} data-form="signup" className={css.stack}>
      <FormProblem state={state} action={answer && <a href={answer.href}>{t(answer.label)}</a>} />
      <Field
        label={t("signup.email")}
        hint={t("signup.email_hint")}
        error={state.errorOf("email")}
        id={fields.email.id}
      >
        {(ids) => (
          <TextInput
            {...ids}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={state.typed("email")}
            maxLength={254}
            required
            onBlur={(event) => suggestName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("signup.name")} hint={t("signup.name_hint")} error={state.errorOf("name")} id={fields.name.id}>
        {(ids) => (
          <TextInput
            {...ids}
            name="name"
            autoComplete="nickname"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
            maxLength={150}
            required
          />
        )}
      </Field>
      <Field
        label={t("signup.password")}
        hint={t("signup.password_hint")}
        error={state.errorOf("password")}
        id={fields.password.id}
      >
        {(ids) => (
          <PasswordInput
            {...ids}
            name="password"
            autoComplete="new-password"
            minLength={8}
            required
            showLabel={t("signup.show_password")}
            hideLabel={t("signup.hide_password")}
          />
        )}
      </Field>
      <DateParts
        legend={t("signup.date_of_birth")}
        labels={{ day: t("signup.day"), month: t("signup.month"), year: t("signup.year") }}
        names={{ day: "birth_day", month: "birth_month", year: "birth_year" }}
        months={monthNames(locale)}
        years={yearsOfAdults(MIN_AGE)}
        defaultValue={{
          day: state.typed("birth_day"),
          month: state.typed("birth_month"),
          year: state.typed("birth_year"),
        }}
        hint={t("signup.date_of_birth_hint", { min_age: MIN_AGE })}
        error={state.errorOf("birthDate")}
        required
      />
      <Checkbox
        name="consent_terms"
        defaultChecked={state.typed("consent_terms") !== undefined}
        required
        error={state.errorOf("consents.terms")}
        label={
          <>
            {t("signup.consent_terms")} <a href="/pages/terms">{t("signup.terms_link")}</a> ·{" "}
            <a href="/pages/privacy">{t("signup.privacy_link")}</a>
          </>
        }
      />
      <Checkbox
        name="consent_sensitive_data"
        defaultChecked={state.typed("consent_sensitive_data") !== undefined}
        required
        error={state.errorOf("consents.sensitiveData")}
        label={t("signup.consent_sensitive_data", { brand })}
      />
      <TimeZone />
      <Button type="submit" variant="primary" size="l" wide pending={pending}>
        {pending ? t("signup.submitting") : t("signup.submit")}
      </Button>
    </Form>
  );
}

/** The browser's time zone, where a script can ask for it. */
function TimeZone() {
  return (
    <input
      type="hidden"
      name="timeZone"
      ref={(input) => {
        if (input) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
      }}
    />
  );
}
