import { useRef, useState } from "react";
import { usePending } from "~/app/ui/frame/delivery";
import { useEarlyInput } from "~/app/ui/frame/early-input";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useErrorUntilTyped, useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { useSite } from "~/app/ui/frame/site-data";
import { Button, ButtonLink, Checkbox, Field, Form, Notice, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { BirthDateField, MIN_AGE } from "../BirthDateField";
import { ChosenBefore } from "./ChosenBefore";
import { EmailField } from "./EmailField";
import { LegalLinks } from "./LegalLinks";
import { NewPasswordField } from "./NewPasswordField";
import { fillInOrigins, Origins } from "./Origins";

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
      <Notice
        title={t("signup.invite_only_title")}
        action={
          <ButtonLink href="/login" variant="secondary">
            {t("signup.to_login")}
          </ButtonLink>
        }
      >
        {t("signup.invite_only_text", { brand: site?.brand ?? "" })}
      </Notice>
    );
  }
  return <AccountForm brand={site.brand} />;
}

function AccountForm({ brand }: { brand: string }) {
  const { t } = useWords();
  const state = useFormState();
  const [email, setEmail] = useState(state.typed("email") ?? "");
  const [name, setName] = useState(state.typed("name") ?? "");
  const nameInput = useRef<HTMLInputElement>(null);
  useEarlyInput(nameInput, setName);
  const [ofEmail, ofPassword] = [useErrorUntilTyped(state, "email"), useErrorUntilTyped(state, "password")];
  const pending = usePending("/signup");
  const answer = ANSWERS[state.problem?.code ?? ""];
  return (
    <Form
      method="post"
      action="/signup"
      data-form="signup"
      className={css.stack}
      onSubmit={(event) => fillInOrigins(event.currentTarget)}
    >
      <FormProblem state={state} action={answer && <a href={answer.href}>{t(answer.label)}</a>} />
      <ChosenBefore state={state} />
      <EmailField typed={state.typed("email")} {...ofEmail} email={email} onEmail={setEmail} />
      <Field label={t("signup.name")} hint={t("signup.name_hint")} error={state.errorOf("name")}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={nameInput}
            name="name"
            autoComplete="nickname"
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
          />
        )}
      </Field>
      <NewPasswordField {...ofPassword} known={[email, name]} />
      <BirthDateField state={state} hint={t("signup.date_of_birth_hint", { min_age: MIN_AGE })} />
      <Checkbox
        name="consent_terms"
        defaultChecked={state.typed("consent_terms") !== undefined}
        required
        error={state.errorOf("consents.terms")}
        label={
          <>
            {t("signup.consent_terms")} <LegalLinks />
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
      <Origins from={state.typed("formPath")} source={state.typed("source")} />
      <Button type="submit" variant="primary" size="l" wide pending={pending}>
        {pending ? t("signup.submitting") : t("signup.submit")}
      </Button>
    </Form>
  );
}
