import type { ReactNode } from "react";
import type { Wrong } from "~/app/console/frame/forms";
import type { Answer } from "~/app/console/quality/second-looks";
import * as css from "~/themes/console/console.css";
import { LinkButton, RadiosField, Submit } from "~/themes/console/fields";
import { Head, Notice } from "~/themes/console/parts";
import { Softened, type Softening } from "~/themes/console/pictures";
import { stack } from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";

interface FrameProps extends FormProps {
  title: string;
  brand: string;
  lead: string;
  softening: Softening;
  /** The subject of the review. */
  children: ReactNode;
}

/** The page of a blind second look: the subject beside the form. */
export function LookFrame({ title, brand, lead, softening, children, ...form }: FrameProps) {
  return (
    <Softened softening={softening}>
      <Head title={title}>
        <span className={css.quiet}>{brand}</span>
      </Head>
      <p className={css.quiet}>{lead}</p>
      <div className={css.columns}>
        <div className={stack}>{children}</div>
        <LookForm {...form} />
      </div>
    </Softened>
  );
}

interface FormProps {
  rules: Answer[];
  /** The measures to choose from. Null if only one measure is possible. */
  measures: Answer[] | null;
  /** The errors of the form, with the earlier choices. */
  wrong: (Wrong & { rule: string; measure?: string }) | undefined;
}

function LookForm({ rules, measures, wrong }: FormProps) {
  const { t } = useWords();
  return (
    <form className={css.form} method="post">
      {wrong?.problem && (
        <Notice tone="bad" isNews>
          {wrong.problem}
        </Notice>
      )}
      <RadiosField
        name="rule"
        label={t("quality.verdict")}
        options={rules}
        value={wrong?.rule}
        error={wrong?.errors.rule}
      />
      {measures && (
        <RadiosField
          name="measure"
          label={t("quality.measure")}
          hint={t("quality.measure_hint")}
          options={measures}
          value={wrong?.measure}
          error={wrong?.errors.measure}
        />
      )}
      <div className={css.row}>
        <Submit tone="main" shortcut="s">
          {t("quality.save")}
        </Submit>
        <LinkButton to="/quality">{t("quality.title")}</LinkButton>
      </div>
      <p className={css.hint}>{t("quality.keys")}</p>
    </form>
  );
}
