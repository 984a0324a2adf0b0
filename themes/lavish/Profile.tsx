import { Avatar, join } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./Profile.css";
import { entering } from "./sheet.css";
import { lead } from "./type.css";

export const Profile: Slots["Profile"] = ({
  person,
  photos,
  photo,
  activity,
  like,
  chat,
  safety,
  about,
  facts,
  similar,
}) => {
  const { t } = useWords();
  const others = photos.slice(1);
  return (
    <>
      <article className={css.spread}>
        <div className={css.plate}>
          <div className={css.picture}>
            {photo(
              0,
              <Avatar
                size="fill"
                name={person.name}
                photo={photos[0] ?? person.photo}
                eager
                alt={t("profile.photo_of", { name: person.name })}
              />,
            )}
          </div>
        </div>
        <div className={css.words}>
          <header className={join(css.head, entering)}>
            {(activity || person.languageBadge) && (
              <p className={css.kicker}>
                {[activity, person.languageBadge].filter(Boolean).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </p>
            )}
            <h1 className={join(css.name, [...person.name].length > css.LONG_NAME && css.longName)}>
              {person.name}, <span className={css.age}>{person.age}</span>
            </h1>
            {person.place && <p className={css.place}>{person.place}</p>}
            {person.fictional && (
              <div className={css.fictional}>
                <FictionalMark size="full" />
                <p className={css.explain}>{t("profile.fictional.explain", { name: person.name })}</p>
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
            <p className={lead}>{t("profile.no_about", { name: person.name })}</p>
          )}
          {facts.length > 0 && (
            <section>
              <h2 className={css.label}>{t("profile.facts")}</h2>
              <dl className={css.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label} className={css.fact}>
                    <dt className={css.factLabel}>{label}</dt>
                    <dd className={css.factValue}>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </article>
      {others.length > 0 && (
        <section className={css.gallery} aria-label={t("profile.photos")}>
          {others.map((other, index) => (
            <div key={other} className={css.galleryPicture}>
              {photo(
                index + 1,
                <Avatar
                  size="fill"
                  name={person.name}
                  photo={other}
                  alt={t("profile.photo_n_of", { n: index + 2, name: person.name })}
                />,
              )}
            </div>
          ))}
        </section>
      )}
      {similar && <div className={css.similar}>{similar}</div>}
    </>
  );
};
