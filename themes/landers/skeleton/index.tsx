import { Motif } from "../../niches/motif";
import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import * as css from "./landing.css";

/** The page that new landers are copied from: a picture, a promise and the form. */
export function Page({ brand, niche, start }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={frame.page}>
      <div className={frame.split}>
        <header className={frame.words}>
          <div className={css.picture}>
            <Motif niche={niche} variant="hero" />
          </div>
          <h1 className={frame.headline}>{t("index.headline")}</h1>
          <p className={frame.lead}>{t("index.promise")}</p>
        </header>
        <div className={frame.panel}>
          <Begin brand={brand} start={start} />
        </div>
      </div>
      <Points />
    </div>
  );
}
