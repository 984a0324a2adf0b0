import { Cut, join, shortName } from "../primitives";
import { Facts, usePictures } from "../profile-parts";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./Profile.css";
import { lead } from "./type.css";

export const Profile: Slots["Profile"] = (props) => {
  const { person, activity, like, chat, safety, about, facts, similar } = props;
  const { t } = useWords();
  const { main, others } = usePictures(props);
  const isLong = [...person.name].length > css.LONG_NAME;
  const named = (
    <>
      {person.name}, <span className={css.age}>{person.age}</span>
    </>
  );
  return (
    <>
      <article className={css.spread}>
        <div className={css.plate}>
          <div className={css.picture}>{main}</div>
        </div>
        <div className={css.words}>
          <header className={css.head}>
            {(activity || person.speaks) && (
              <p className={css.kicker}>
                {[activity, person.speaks].filter(Boolean).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </p>
            )}
            <h1 className={join(css.name, isLong && css.longName)}>{isLong ? <Cut lines={4}>{named}</Cut> : named}</h1>
            {person.place && <p className={css.place}>{person.place}</p>}
            {person.fictional && (
              <div className={css.fictional}>
                <FictionalMark size="full" />
                <p className={css.explain}>{t("profile.fictional.explain", { name: shortName(person.name) })}</p>
              </div>
            )}
          </header>
          {(like || chat || safety) && (
            <div className={css.actions}>
              {chat && <div className={css.chat}>{chat}</div>}
              {like}
              {safety && <div className={css.safety}>{safety}</div>}
            </div>
          )}
          {about.length > 0 ? (
            about.map(({ title, text, actions }, index) => (
              <section key={title}>
                <h2 className={css.label}>{title}</h2>
                {text && <p className={index === 0 ? css.opening : css.text}>{text}</p>}
                {actions}
              </section>
            ))
          ) : (
            <p className={lead}>{t("profile.no_about", { name: shortName(person.name) })}</p>
          )}
          {facts.length > 0 && (
            <section>
              <h2 className={css.label}>{t("profile.facts")}</h2>
              <Facts facts={facts} css={css} />
            </section>
          )}
        </div>
      </article>
      {others.length > 0 && (
        <section className={css.gallery} aria-label={t("profile.photos")}>
          {others.map(({ address, picture }) => (
            <div key={address} className={css.galleryPicture}>
              {picture}
            </div>
          ))}
        </section>
      )}
      {similar && <div className={css.similar}>{similar}</div>}
    </>
  );
};
