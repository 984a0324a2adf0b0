import { Link } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { Engraving } from "./Engraving";
import * as css from "./Index.css";
import { page, ruled } from "./rules.css";

export const Index: Slots["Index"] = ({ headline, promise, motif, signupTitle, signup, points, members, story }) => {
  const { t } = useWords();
  return (
    <div className={page}>
      <div className={css.front}>
        <header className={css.head}>
          <h1 className={css.headline}>{headline}</h1>
          <p className={css.promise}>{promise}</p>
        </header>
        <div className={css.panel}>
          {signupTitle && (
            <div className={css.panelHead}>
              <h2 className={css.panelTitle}>{signupTitle}</h2>
              <p className={css.login}>
                {t("index.login_prompt")} <Link href="/login">{t("nav.login")}</Link>
              </p>
            </div>
          )}
          {signup}
        </div>
        <div className={css.story}>
          <Engraving className={css.plate}>{motif}</Engraving>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point.title} className={css.point}>
                <h2 className={css.pointTitle}>{point.title}</h2>
                <p className={css.pointText}>{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {members && (
        <section className={css.members} aria-labelledby="index-members">
          <h2 id="index-members" className={ruled}>
            {t("index.members_title")}
          </h2>
          {members}
        </section>
      )}
      <div className={css.more}>{story}</div>
    </div>
  );
};
