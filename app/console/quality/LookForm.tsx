import type { Wrong } from "~/app/console/frame/forms";
import type { Answer } from "~/app/console/quality/second-looks";
import * as css from "~/themes/console/console.css";
import { LinkButton, RadiosField, Submit } from "~/themes/console/fields";
import { Notice } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

interface Props {
  rules: Answer[];
  /** Null if there is no choice. */
  measures: Answer[] | null;
  /** With the earlier choices. */
  wrong: (Wrong & { rule: string; measure?: string }) | undefined;
}

/** The form of a blind second look. */
export function LookForm({ rules, measures, wrong }: Props) {
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
