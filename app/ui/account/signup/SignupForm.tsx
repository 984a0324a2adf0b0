import { type FocusEvent, useEffect, useRef, useState } from "react";
import { suggestedName } from "~/app/domain/account/signup/suggested-name";
import { usePending } from "~/app/ui/frame/delivery";
import { useEarlyInput } from "~/app/ui/frame/early-input";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { type FormState, useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { useSite } from "~/app/ui/frame/site-data";
import { Button, ButtonLink, Checkbox, Field, Form, Notice, onDemand, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { BirthDateField, MIN_AGE } from "../BirthDateField";
import { PasswordField } from "../PasswordField";
import { EmailField } from "./EmailField";
import { LegalLinks } from "./LegalLinks";
import { fillInOrigins, Origins } from "./Origins";

const ANSWERS: Record<string, { label: "signup.to_login" | "signup.to_service"; href: string }> = {
  "signup.existing_account_active": { label: "signup.to_login", href: "/login" },
  "signup.deleted_account_exists": { label: "signup.to_service", href: "/pages/service" },
};

/** Step 0 of the sign-up, used on any page. Always sent to /signup, which answers with errors. */
export function SignupForm() {
  const site = useSite();
  const { t } = useWords();
  const { refusal } = useFormState();
  // Reads the refusal too, because the page's own data may not yet reflect the cookie that the answer sets.
  if (site?.ageRefused || refusal?.code === "profile.date_of_birth_error")
    return (
      <Notice tone="danger" title={refusal?.fields.birthDate} live>
        {t("signup.age_closed")}
      </Notice>
    );
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
  const { name, setName, suggest, input: nameInput } = useName(state);
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
      <EmailField
        typed={state.typed("email")}
        error={state.errorOf("email")}
        email={email}
        onEmail={setEmail}
        onLeave={suggest}
      />
      <Field label={t("signup.name")} hint={t("signup.name_hint")} error={state.errorOf("name")}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={nameInput}
            name="name"
            autoComplete="nickname"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onFocus={selectSuggestion(name, email)}
            required
          />
        )}
      </Field>
      <NewPasswordField error={state.errorOf("password")} known={[email, name]} />
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

/** Until the visitor types a name, suggests one from the address, selected so that typing replaces it. */
function useName(state: FormState) {
  const [name, setName] = useState(
    state.typed("name") ?? (state.errorOf("name") ? "" : ofAddress(state.typed("email"))),
  );
  const input = useRef<HTMLInputElement>(null);
  const suggested = useRef("");
  useEarlyInput(input, setName);
  const suggest = (email: string) => {
    const written = input.current?.value ?? name;
    if (written !== "" && written !== suggested.current) return;
    suggested.current = ofAddress(email);
    setName(suggested.current);
  };
  // Selects the suggestion also if the focus arrives before it.
  useEffect(() => {
    if (name !== "" && name === suggested.current && document.activeElement === input.current) input.current?.select();
  }, [name]);
  return { name, setName, suggest, input };
}

const ofAddress = (email: string | undefined) => (email ? suggestedName(email) : "");

const selectSuggestion = (name: string, email: string) => (event: FocusEvent<HTMLInputElement>) => {
  if (name !== "" && name === ofAddress(email)) event.target.select();
};

const FIELDS = ["country", "gender", "region", "seeking", "interests"];

/** Sends the choices from the page where the sign-up began as hidden fields, and shows them as text. */
function ChosenBefore({ state }: { state: FormState }) {
  const { t } = useWords();
  const chosen = FIELDS.flatMap((name) => state.chosen(name).map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  const more = chosen.some(({ name }) => name !== "country");
  return (
    <>
      {more && <Notice>{t("signup.chosen_before")}</Notice>}
      {chosen.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

interface NewPasswordFieldProps {
  error: string | undefined;
  /** Words that make a password easy to guess, such as the name. */
  known: readonly string[];
}

const PasswordStrength = onDemand(() => import("./PasswordStrength").then((module) => module.PasswordStrength));

function NewPasswordField({ error, known }: NewPasswordFieldProps) {
  const { t } = useWords();
  const [password, setPassword] = useState("");
  const Strength = PasswordStrength.useWhen(password !== "");
  const hint = (
    <>
      {t("signup.password_hint")}
      <div role="status">{Strength && password !== "" && <Strength password={password} known={known} />}</div>
    </>
  );
  return (
    <PasswordField name="password" label={t("signup.password")} hint={hint} error={error} chosen onType={setPassword} />
  );
}
