import { HeartIcon, join } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { Bloom } from "./Bloom";
import * as css from "./Index.css";
import { block, page } from "./shapes.css";

export const Index: Slots["Index"] = ({ headline, promise, motif, signupTitle, signup, points, members, story }) => {
  const { t } = useWords();
  return (
    <div className={join(page, css.lay)}>
      <div className={css.hero}>
        <div className={join(block, css.promise)}>
          <h1 className={css.headline}>{headline}</h1>
          <p className={css.lead}>{promise}</p>
          <div className={css.stage}>
            <span className={css.liked}>
              <HeartIcon size="1em" />
            </span>
            <span className={css.said}>
              <span className={css.dot} />
              <span className={css.dot} />
              <span className={css.dot} />
            </span>
            {motif}
          </div>
        </div>
        <section className={css.signup} aria-label={signupTitle || undefined}>
          {signupTitle && <h2 className={css.signupTitle}>{signupTitle}</h2>}
          {signup}
        </section>
      </div>
      <ul className={css.points}>
        {points.map((point, index) => (
          <li key={point.title} className={css.point}>
            <div className={css.bloom}>
              <Bloom petals={blooms[index % 3]!} tone={index % 2 ? "support" : "accent"} />
            </div>
            <h2 className={css.pointTitle}>{point.title}</h2>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      {members && (
        <section className={css.members} aria-labelledby="index-members">
          <h2 id="index-members" className={css.membersTitle}>
            {t("index.members_title")}
          </h2>
          {members}
        </section>
      )}
      {story}
    </div>
  );
};

/** A larger flower for each point. */
const blooms = [3, 5, 8] as const;
