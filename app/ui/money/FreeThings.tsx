import * as css from "~/app/ui/frame/forms.css";
import { Prose } from "~/themes/primitives";
import { useWords } from "~/themes/words";

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
