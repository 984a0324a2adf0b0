import { useWords } from "../../words";
import type { LanderProps, Subject } from "../lander";
import { Begin } from "../parts/Begin";
import { Face } from "../parts/Face";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Who } from "../parts/Who";
import * as css from "./letter.css";

/**
 * A lander about a member: the member's text as a paper letter, with the portrait as its stamp. The form is the reply
 * card.
 */
export function Page({ brand, niche, start, subject }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={css.desk}>
      <div className={css.lay}>
        <article className={css.sheet}>
          <div className={css.top}>
            <h1 className={css.headline}>
              {subject ? t("landers.landing2.title", { name: subject.person.name }) : t("index.headline", { brand })}
            </h1>
            <div className={css.stamp}>
              <div className={css.picture}>
                <Face subject={subject} niche={niche} />
              </div>
            </div>
          </div>
          <Written subject={subject} brand={brand} />
        </article>
        <div className={css.reply}>
          <p className={css.replyTitle}>{t("landers.landing2.lead")}</p>
          <Begin brand={brand} start={start} />
        </div>
      </div>
      <div className={frame.page}>
        <Points />
      </div>
    </div>
  );
}

/** The text of the letter, and its author. */
function Written({ subject, brand }: { subject: Subject | null; brand: string }) {
  const { t } = useWords();
  if (!subject) {
    return (
      <>
        <p className={css.words}>{t("index.promise", { brand })}</p>
        <p className={frame.small}>{t("landers.drawn")}</p>
      </>
    );
  }
  return (
    <>
      {subject.words ? (
        <>
          <p className={frame.small}>{t("landers.landing2.from", { name: subject.person.name })}</p>
          <blockquote className={css.words}>{subject.words}</blockquote>
        </>
      ) : (
        <p className={css.silent}>{t("landers.landing2.silent")}</p>
      )}
      <Who person={subject.person} />
    </>
  );
}
