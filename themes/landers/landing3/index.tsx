import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin, Options } from "../parts/Begin";
import { Face } from "../parts/Face";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Who } from "../parts/Who";
import * as css from "./places.css";

/**
 * A lander about a member: a table laid for two, with one place taken and the other empty. Topics to talk about lie
 * between them.
 */
export function Page({ brand, niche, start, subject }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={frame.page}>
      <header className={css.head}>
        <h1 className={css.headline}>
          {subject ? t("landers.landing3.title", { name: subject.person.name }) : t("index.headline", { brand })}
        </h1>
        <p className={frame.lead}>{subject ? t("landers.landing3.lead") : t("index.promise", { brand })}</p>
      </header>
      <div className={css.table}>
        <div className={css.theirs}>
          <div className={css.plate}>
            <Face subject={subject} niche={niche} />
          </div>
          {subject ? <Who person={subject.person} centred /> : <p className={frame.small}>{t("landers.drawn")}</p>}
          {subject?.words && <blockquote className={css.words}>{subject.words}</blockquote>}
        </div>
        <div className={css.yours}>
          <div className={css.empty} aria-hidden="true">
            {t("landers.landing3.you")}
          </div>
          <div className={css.form}>
            <Begin brand={brand} start={start}>
              {start && (
                <>
                  <Options name="gender" legend={t("profile.gender")} options={start.genders} />
                  <Options
                    name="interests"
                    legend={t("landers.landing3.topics")}
                    options={start.interests.slice(0, TOPICS)}
                    several
                  />
                </>
              )}
            </Begin>
          </div>
        </div>
      </div>
      <Points />
    </div>
  );
}

/** The maximum number of topics. More topics would push the form out of view. */
const TOPICS = 12;
