import { Prose } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "../forms.css";

/** What costs nothing, ever: it stands wherever prices do. */
export function FreeThings() {
  const { t } = useWords();
  return (
    <section className={css.part}>
      <h2>{t("pricing.free_things")}</h2>
      <Prose>
        <ul>
          <li>{t("pricing.free_reading")}</li>
          <li>{t("pricing.free_likes")}</li>
          <li>{t("pricing.free_reply")}</li>
          <li>{t("pricing.free_fictional")}</li>
        </ul>
      </Prose>
    </section>
  );
}
