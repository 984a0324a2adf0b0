import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./page.css";

/** The front page: the site's promise and the sign-up. */
export const Index: Slots["Index"] = ({ headline, promise, motif, signupTitle, signup, points, members, story }) => {
  const { t } = useWords();
  return (
    <div className={css.column}>
      <div className={css.halves}>
        <div className={css.column}>
          <h1 className={css.title}>{headline}</h1>
          <p className={css.lead}>{promise}</p>
          <div className={css.motif}>{motif}</div>
        </div>
        <section className={css.card} aria-label={signupTitle || undefined}>
          {signupTitle && <h2 className={css.heading}>{signupTitle}</h2>}
          {signup}
        </section>
      </div>
      <ul className={css.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p className={css.muted}>{text}</p>
          </li>
        ))}
      </ul>
      {members && (
        <section className={css.column}>
          <h2 className={css.heading}>{t("index.members_title")}</h2>
          {members}
        </section>
      )}
      {story}
    </div>
  );
};
