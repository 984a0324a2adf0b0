import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import { Film } from "../parts/Film";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Street } from "./Street";
import * as css from "./video.css";

/** A lander with a street at dusk across the page. A line connects two windows. */
export function Page({ brand, niche, start }: LanderProps) {
  const { t } = useWords();
  return (
    <div>
      <Film caption={t("landers.video.film")} className={css.film}>
        <Street niche={niche} />
      </Film>
      <div className={frame.page}>
        <div className={css.over}>
          <header className={frame.words}>
            <h1 className={frame.headline}>{t("landers.video.title")}</h1>
            <p className={frame.lead}>{t("landers.video.lead")}</p>
          </header>
          <div className={frame.panel}>
            <Begin brand={brand} start={start} />
          </div>
        </div>
        <Points />
      </div>
    </div>
  );
}
