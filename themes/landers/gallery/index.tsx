import { VisuallyHidden } from "../../primitives";
import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { MemberCards } from "../parts/MemberCards";
import { Points } from "../parts/Points";
import { Portrait, TONES } from "../parts/Portrait";
import { portraitsOf } from "../parts/portraits";
import * as css from "./gallery.css";

const DRAWN = 9;
/** The number of faces before the form if the page has one column. */
const FIRST = 4;

/**
 * A lander with a wall of faces: the site's people if visitors may see them, else drawn people. The form stands among
 * them.
 */
export function Page({ brand, niche, start, people }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={frame.page}>
      <header className={css.head}>
        <h1 className={frame.headline}>{t("landers.gallery.title")}</h1>
        <p className={frame.lead}>{t("landers.gallery.lead", { brand })}</p>
      </header>
      <div className={css.lay}>
        {people.length > 0 && (
          <h2 className={css.over}>
            <VisuallyHidden>{t("index.members_title")}</VisuallyHidden>
          </h2>
        )}
        {people.length > 0 ? (
          <div className={css.members}>
            <MemberCards people={people.slice(0, FIRST)} eager />
          </div>
        ) : (
          <Wall niche={niche} />
        )}
        <div className={css.panel}>
          <Begin brand={brand} start={start} />
        </div>
        {people.length > FIRST && (
          <div className={css.members}>
            <MemberCards people={people.slice(FIRST)} />
          </div>
        )}
      </div>
      <Points />
    </div>
  );
}

function Wall({ niche }: { niche: number }) {
  const { t } = useWords();
  return (
    <figure className={css.wall}>
      <div className={css.faces}>
        {portraitsOf(niche, DRAWN).map((src, index) => (
          <Portrait
            key={src}
            src={src}
            tone={TONES[(index * 3) % TONES.length]}
            eager={index === 0 ? "first" : index < 6}
            className={css.face}
          />
        ))}
      </div>
      <figcaption className={frame.small}>{t("landers.drawn")}</figcaption>
    </figure>
  );
}
