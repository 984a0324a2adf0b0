import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin, WhoAndWhom } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Regions } from "../parts/Regions";
import { Country } from "./Country";
import * as css from "./map.css";

/** A lander with a mosaic of the visitor's country, which asks for the region to search in. */
export function Page({ brand, start, map }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={frame.page}>
      <div className={css.lay}>
        <header className={css.words}>
          <h1 className={frame.title}>{t("landers.maplanding.title")}</h1>
          <p className={frame.lead}>{t("landers.maplanding.lead")}</p>
        </header>
        {map && (
          <figure className={css.plate}>
            <Country map={map} regions={start?.regions ?? []} />
            <figcaption className={frame.small}>{t("landers.maplanding.map", { country: map.country })}</figcaption>
          </figure>
        )}
        <div className={css.panel}>
          <Begin brand={brand} start={start}>
            {start && (
              <>
                <Regions start={start} />
                <WhoAndWhom start={start} />
              </>
            )}
          </Begin>
        </div>
      </div>
      <Points />
    </div>
  );
}
