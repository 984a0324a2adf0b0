import * as css from "~/app/ui/frame/forms.css";
import { ButtonLink, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as account from "./account.css";

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useWords();
  return (
    <div className={css.stack}>
      <Notice tone="success" title={t("settings.second_codes_title")} live>
        {t("settings.second_codes_text")}
      </Notice>
      <ul className={account.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={account.key}>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href="/account/second-factor" variant="primary">
          {t("settings.second_codes_done")}
        </ButtonLink>
      </div>
    </div>
  );
}
