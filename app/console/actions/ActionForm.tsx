import { boxOf, valuesOf } from "~/app/console/actions/checks";
import type { ActionPage, ShownField } from "~/app/console/actions/page";
import { CodeField } from "~/app/console/frame/CodeField";
import { SHOWN_TO } from "~/app/console/frame/carried";
import { withColon } from "~/app/locales/colon";
import * as css from "~/themes/console/console.css";
import { ChecksField, ChoiceField, LinkButton, Submit, TextField, WordsField } from "~/themes/console/fields";
import { Facts, Head, Notice, Section } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** The page of every action: its form, its preview, and its result. */
export function ActionForm({ page }: { page: ActionPage }) {
  const words = useWords();
  return (
    <>
      <Head title={page.target ? withColon(words, page.title, page.target) : page.title} />
      {page.problem && (
        <Notice tone="bad" isNews>
          {page.problem}
        </Notice>
      )}
      {page.outcome ? <Outcome page={page} /> : page.confirm ? <Confirm page={page} /> : <Fill page={page} />}
      {page.beside && !page.outcome && <Beside beside={page.beside} />}
    </>
  );
}

function Fill({ page }: { page: ActionPage }) {
  const { t } = useWords();
  return (
    <form className={css.form} method="post" noValidate data-fill="">
      <ShownTo page={page} />
      {page.fields.map((field) => (
        <Field key={field.name} field={field} error={page.errors[field.name]} />
      ))}
      <div className={css.row}>
        <Submit tone="main" name="step" value="show" shortcut="Control+Enter">
          {t("console.next")}
        </Submit>
        <LinkButton to={page.back}>{t("console.cancel")}</LinkButton>
      </div>
    </form>
  );
}

/**
 * Renders the hidden field with the id of the operator who got the form. After a new sign-in, only that operator may
 * continue the form.
 */
function ShownTo({ page }: { page: ActionPage }) {
  return <input type="hidden" name={SHOWN_TO} value={page.shownTo} />;
}

function Field({ field, error }: { field: ShownField; error: string | undefined }) {
  const { kind, name, label, hint, value, optional, options = [] } = field;
  const common = { name, label, hint, value, error };
  if (kind === "hidden") return <input type="hidden" name={name} value={value} />;
  if (kind === "checks") {
    const boxes = options.map((option) => ({ ...option, name: boxOf(name, option.value) }));
    if (boxes.length === 0) return error && <p className={css.wrong}>{error}</p>;
    return <ChecksField {...{ label, hint, error, boxes }} checked={valuesOf(value)} />;
  }
  if (kind === "choice") return <ChoiceField {...common} options={options} />;
  if (kind === "words") return <WordsField {...common} required={!optional} />;
  return <TextField {...common} type={kind} required={!optional} />;
}

/** The id of the form that returns to the fields. */
const CHANGE = "change";

function Confirm({ page }: { page: ActionPage }) {
  const { t } = useWords();
  const { confirmation, sign, options, emails } = page.confirm!;
  const isFilled = page.fields.some(({ kind }) => kind !== "hidden");
  const passkey = sign === "key" ? { "data-passkey": "get", "data-options": options ?? "" } : {};
  return (
    <>
      <Section title={t("console.confirm_title")}>
        <p className={css.quiet}>{t("console.confirm_lead")}</p>
        <Facts
          facts={page.fields
            .filter(({ kind }) => kind !== "hidden")
            .map(({ label, value, kind, options: all }) => [label, shownValue(kind, value, all)])}
        />
      </Section>
      {emails.length > 0 && (
        <Section title={t("console.emails")}>
          {emails.map(({ to, language, languageName, subject, text }) => (
            <div key={`${to} ${subject}`} className={css.section}>
              <p className={css.quiet}>
                {to} · {languageName}
              </p>
              <p className={css.text} lang={language}>
                {subject}
              </p>
              <p className={css.quoted} lang={language}>
                {text}
              </p>
            </div>
          ))}
        </Section>
      )}
      <form className={css.form} method="post" {...passkey}>
        <ShownTo page={page} />
        {page.fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="confirmation" value={confirmation} />
        <input type="hidden" name="step" value="do" />
        {sign === "key" && (
          <>
            <input type="hidden" name="answer" />
            <p className={css.quiet}>{t("console.sign_lead")}</p>
            <p className={css.wrong} data-problem hidden role="alert">
              {t("console.passkey_problem")}
            </p>
          </>
        )}
        {sign === "code" && <CodeField name="answer" hint={t("console.sign_code_lead")} />}
        <div className={css.row}>
          <Submit tone={page.destructive ? "danger" : "main"} shortcut="y">
            {t(sign ? "console.confirm_sign" : "console.confirm")}
          </Submit>
          {isFilled && (
            <Submit form={CHANGE} name="step" value="change" shortcut="e">
              {t("console.change")}
            </Submit>
          )}
          <LinkButton to={page.back}>{t("console.cancel")}</LinkButton>
        </div>
      </form>
      {isFilled && (
        <form id={CHANGE} method="post">
          <ShownTo page={page} />
          {page.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
      )}
    </>
  );
}

function Beside({ beside: { title, none, links } }: { beside: NonNullable<ActionPage["beside"]> }) {
  return (
    <Section title={title}>
      {links.length === 0 && <p className={css.quiet}>{none}</p>}
      <ul className={css.choices}>
        {links.map(({ to, text, why }) => (
          <li key={to}>
            <a href={to}>{text}</a> <span className={css.quiet}>{why}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Outcome({ page }: { page: ActionPage }) {
  const { t } = useWords();
  const { text, value } = page.outcome!;
  return (
    <>
      <Notice tone="good" isNews>
        {text}
      </Notice>
      {value !== undefined && <p className={css.code}>{value}</p>}
      <p>
        <a href={page.back}>{t("console.to_page")}</a>
      </p>
    </>
  );
}

function shownValue(kind: ShownField["kind"], value: string, options: ShownField["options"]): string {
  const label = (one: string) => options?.find((option) => option.value === one)?.label ?? one;
  return kind === "checks" ? valuesOf(value).map(label).join(", ") : label(value);
}
