import { Link } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./BirthDate.css";

export function BirthDate({ born, correctable }: { born: string; correctable: boolean }) {
  const { t } = useWords();
  return (
    <div>
      <p className={css.label}>{t("profile.birth_date")}</p>
      <p>{born}</p>
      <p className={css.hint}>
        {correctable ? (
          <>
            {t("profile.birth_date_hint")} <Link href="/profile/birth-date">{t("profile.birth_date_correct")}</Link>
          </>
        ) : (
          t("profile.birth_date_fixed")
        )}
      </p>
    </div>
  );
}
