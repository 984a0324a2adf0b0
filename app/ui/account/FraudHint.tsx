import { ButtonLink, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./account.css";

export function FraudHint() {
  const { t } = useWords();
  const action = (
    <ButtonLink href="/account/decisions" variant="secondary" size="s">
      {t("decisions.notice_read")}
    </ButtonLink>
  );
  return (
    <div className={css.above}>
      <Notice action={action}>{t("decisions.notice_new")}</Notice>
    </div>
  );
}
