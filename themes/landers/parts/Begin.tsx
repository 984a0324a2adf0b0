import type { ReactNode } from "react";
import { Button, Field, Form, Notice, TextInput } from "../../primitives";
import { useWords } from "../../words";
import type { Choice, Start } from "../lander";
import * as css from "./begin.css";

interface BeginProps {
  brand: string;
  start: Start | null;
  /** The questions of the form: <Options>, <Regions>, or the lander's own fields. Default: <WhoAndWhom>. */
  children?: ReactNode;
  /** Returns the form's layout around the address field. Left out: the address field comes last. */
  around?(address: ReactNode): ReactNode;
}

/**
 * The form that begins the sign-up. Sends the address and the choices to the first step, which asks for the rest. If
 * the visitor may not sign up, it shows a note instead.
 */
export function Begin({ brand, start, children, around = (address) => address }: BeginProps) {
  if (!start) return <Closed brand={brand} />;
  return (
    <Form method="post" action={start.action} data-form="begin" className={css.form}>
      <input type="hidden" name="begin" value="1" />
      <input type="hidden" name="country" value={start.country} />
      <input type="hidden" name="formPath" value={start.from} />
      {start.source && <input type="hidden" name="source" value={start.source} />}
      {children === undefined ? <WhoAndWhom start={start} /> : children}
      {around(<Address />)}
    </Form>
  );
}

/** The address field and the rest of the form. */
function Address() {
  const { t } = useWords();
  return (
    <>
      <div className={css.last}>
        <Field label={t("signup.email")} hint={t("signup.email_hint")}>
          {(ids) => <TextInput {...ids} type="email" name="email" autoComplete="email" maxLength={254} required />}
        </Field>
        <Button type="submit" size="l" wide>
          {t("landers.begin")}
        </Button>
      </div>
      <div className={css.fine}>
        <p>{t("landers.next")}</p>
        <p>
          {t("signup.have_account")} <a href="/login">{t("signup.to_login")}</a>
        </p>
      </div>
    </>
  );
}

function Closed({ brand }: { brand: string }) {
  const { t } = useWords();
  return (
    <Notice title={t("signup.invite_only_title")} action={<a href="/login">{t("signup.to_login")}</a>}>
      {t("signup.invite_only_text", { brand })}
    </Notice>
  );
}

interface OptionsProps {
  name: string;
  legend: ReactNode;
  options: readonly Choice[];
  /** Whether several options may be chosen. */
  several?: boolean;
}

/**
 * A question with a few options as tiles: native radio buttons or checkboxes. Renders nothing if the site does not ask.
 */
export function Options({ name, legend, options, several = false }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={css.question}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map(({ id, label }) => (
          <label key={id} className={css.option}>
            <input type={several ? "checkbox" : "radio"} name={name} value={id} className={css.input} />
            <span className={css.face}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Asks for the visitor's gender and the genders sought, each only if the site asks. */
export function WhoAndWhom({ start }: { start: Start }) {
  const { t } = useWords();
  return (
    <>
      <Options name="gender" legend={t("profile.gender")} options={start.genders} />
      <Options name="seeking" legend={t("profile.seeking")} options={start.seeking} several />
    </>
  );
}
