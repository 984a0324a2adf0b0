import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Index.css";
import { ruled } from "./sheet.css";
import { numeral } from "./type.css";

export const Index: Slots["Index"] = ({
  brand,
  headline,
  promise,
  motif,
  signupTitle,
  signup,
  points,
  members,
  story,
}) => {
  const { t } = useWords();
  const lines = linesOf(brand);
  const longest = Math.max(...lines.map((line) => [...line].length));
  return (
    <>
      <div className={css.cover}>
        <section className={css.poster}>
          <p className={css.masthead} data-letters={Math.min(css.LONGEST, Math.max(css.SHORTEST, longest))}>
            {lines.map((line) => (
              <span key={line} className={css.line}>
                {line}
              </span>
            ))}
          </p>
          <div className={css.motif}>{motif}</div>
          <div className={css.coverLines}>
            <h1 className={css.headline}>{headline}</h1>
            <p className={css.promise}>{promise}</p>
          </div>
        </section>
        <section className={css.door} aria-label={signupTitle || undefined}>
          {signupTitle && (
            <>
              <p className={css.kicker}>{t("signup.free")}</p>
              <h2 className={css.doorTitle}>{signupTitle}</h2>
            </>
          )}
          {signup}
        </section>
      </div>
      <ol className={css.points}>
        {points.map(({ title, text }, index) => (
          <li key={title} className={css.point}>
            <span className={numeral} aria-hidden="true">
              {index + 1}
            </span>
            <div className={css.pointWords}>
              <h2 className={css.pointTitle}>{title}</h2>
              <p className={css.pointText}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {members && (
        <section className={css.members}>
          <h2 className={ruled}>{t("index.members_title")}</h2>
          {members}
        </section>
      )}
      <div className={css.members}>{story}</div>
    </>
  );
};

/** Breaks a long brand of several words into lines, so that it can be large. */
function linesOf(brand: string): string[] {
  return brand.length > 14 ? brand.split(/\s+/) : [brand];
}
