import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import { Face } from "../parts/Face";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Who } from "../parts/Who";
import * as css from "./portrayed.css";

/**
 * A lander about a member: a framed portrait as large as the screen allows, with a label as in a museum, beside the
 * form.
 */
export function Page({ brand, niche, start, subject }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={frame.page}>
      <div className={css.lay}>
        <header className={css.head}>
          <h1 className={css.headline}>
            {subject ? t("landers.landing.title", { name: subject.person.name }) : t("index.headline", { brand })}
          </h1>
          <p className={frame.lead}>{subject ? t("landers.landing.lead", { brand }) : t("index.promise", { brand })}</p>
        </header>
        <figure className={css.frame}>
          <div className={css.picture}>
            <Face subject={subject} niche={niche} />
          </div>
          <figcaption className={css.label}>
            {subject ? <Who person={subject.person} /> : <p className={frame.small}>{t("landers.drawn")}</p>}
            {subject?.words && <blockquote className={css.words}>{subject.words}</blockquote>}
          </figcaption>
        </figure>
        <div className={css.panel}>
          <Begin brand={brand} start={start} />
        </div>
      </div>
      <Points />
    </div>
  );
}
