import { Avatar, GlobeIcon, join, PlaceIcon } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./Profile.css";
import { page, ruled, sections } from "./rules.css";

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
  const [main = person.photo, ...others] = photos;
  return (
    <div className={page}>
      <article className={css.sheet}>
        <div className={css.plate}>
          <div className={css.picture}>
            {photo(
              0,
              <Avatar
                name={person.name}
                photo={main}
                size="fill"
                eager
                alt={main ? t("profile.photo_of", { name: person.name }) : ""}
              />,
            )}
          </div>
          {others.length > 0 && (
            <ul className={css.photos} aria-label={t("profile.photos")}>
              {others.map((other, index) => (
                <li key={other} className={css.photo}>
                  {photo(
                    index + 1,
                    <Avatar
                      name={person.name}
                      photo={other}
                      size="fill"
                      alt={t("profile.photo_n_of", { n: index + 2, name: person.name })}
                    />,
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <header className={css.head}>
          <h1 className={css.name}>
            {person.name}, <span className={css.age}>{person.age}</span>
          </h1>
          {(person.place || person.languageBadge || activity) && (
            <ul className={css.lines}>
              {person.place && (
                <li className={css.line}>
                  <PlaceIcon size="1em" />
                  {person.place}
                </li>
              )}
              {person.languageBadge && (
                <li className={css.line}>
                  <GlobeIcon size="1em" />
                  {t("profile.speaks", { language: person.languageBadge })}
                </li>
              )}
              {activity && <li className={css.active}>{activity}</li>}
            </ul>
          )}
          {person.fictional && (
            <div className={css.fictional}>
              <FictionalMark size="full" />
              <p className={css.explain}>{t("profile.fictional.explain", { name: person.name })}</p>
            </div>
          )}
          {(chat || like) && (
            <div className={css.actions}>
              {chat}
              {like}
            </div>
          )}
          {safety}
        </header>
        <div className={css.about}>
          {about.map((part) => (
            <section key={part.title}>
              <h2 className={ruled}>{part.title}</h2>
              {part.text && <p className={css.text}>{part.text}</p>}
              {part.actions && <div className={css.below}>{part.actions}</div>}
            </section>
          ))}
          {facts.length > 0 && (
            <section aria-labelledby="profile-facts">
              <h2 id="profile-facts" className={ruled}>
                {t("profile.facts")}
              </h2>
              <dl className={css.facts}>
                {facts.map((fact) => (
                  <div key={fact.label} className={css.fact}>
                    <dt className={css.factLabel}>{fact.label}</dt>
                    <dd className={css.factValue}>{fact.value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </article>
      {similar && <div className={join(sections, css.similar)}>{similar}</div>}
    </div>
  );
};
