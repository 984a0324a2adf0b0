import { Badge } from "../../primitives";
import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { MemberCards } from "../parts/MemberCards";
import { Points } from "../parts/Points";
import { Portrait, TONES } from "../parts/Portrait";
import { portraitsOf } from "../parts/portraits";
import * as css from "./feed.css";

/** A lander in the form of a feed, which previews introductions. Invented introductions are marked as examples. */
export function Page({ brand, niche, start, people }: LanderProps) {
  const { t } = useWords();
  const faces = portraitsOf(niche, 3);
  return (
    <div className={frame.page}>
      <div className={css.lay}>
        <div className={css.aside}>
          <header className={frame.words}>
            <h1 className={frame.title}>{t("landers.socialnetwork.title")}</h1>
            <p className={frame.lead}>{t("landers.socialnetwork.lead")}</p>
          </header>
          <div className={frame.panel}>
            <Begin brand={brand} start={start} />
          </div>
        </div>
        <section className={css.feed} aria-label={t("landers.socialnetwork.feed")}>
          {([1, 2, 3] as const).map((n) => (
            <article key={n} className={css.post}>
              <Portrait src={faces[n - 1]!} tone={TONES[n - 1]} eager={n === 1 ? "first" : true} className={css.face} />
              <div className={css.text}>
                <Badge>{t("landers.socialnetwork.example")}</Badge>
                <p className={css.said}>{t(`landers.socialnetwork.post_${n}`)}</p>
              </div>
            </article>
          ))}
          {people.length > 0 && (
            <div className={css.members}>
              <h2>{t("index.members_title")}</h2>
              <MemberCards people={people} />
            </div>
          )}
        </section>
      </div>
      <Points />
    </div>
  );
}
