import { useWords } from "../../words";
import * as css from "./points.css";

/** The three points of the front page, below the fold. */
export function Points() {
  const { t } = useWords();
  return (
    <section aria-labelledby="lander-points" className={css.section}>
      <h2 id="lander-points" className={css.title}>
        {t("landers.points_title")}
      </h2>
      <ul className={css.points}>
        {([1, 2, 3] as const).map((n) => (
          <li key={n} className={css.point}>
            <h3 className={css.pointTitle}>{t(`index.point_${n}_title`)}</h3>
            <p className={css.pointText}>{t(`index.point_${n}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
