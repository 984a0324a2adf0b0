import { Cut, GlobeIcon, join, PlaceIcon, shortName } from "../primitives";
import { Facts, usePictures } from "../profile-parts";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./Profile.css";
import { page, ruled, sections } from "./rules.css";

export const Profile: Slots["Profile"] = (props) => {
  const { person, activity, like, chat, safety, about, facts, similar } = props;
  const { t } = useWords();
  const { main, others } = usePictures(props);
  return (
    <div className={page}>
      <article className={css.sheet}>
        <div className={join(css.plate, facts.length === 0 && css.plateAlone)}>
          <div className={css.picture}>{main}</div>
          {others.length > 0 && (
            <ul className={css.photos} aria-label={t("profile.photos")}>
              {others.map(({ address, picture }) => (
                <li key={address} className={css.photo}>
                  {picture}
                </li>
              ))}
            </ul>
          )}
        </div>
        <header className={css.head}>
          <h1 className={css.name}>
            <Cut lines={4}>
              {person.name}, <span className={css.age}>{person.age}</span>
            </Cut>
          </h1>
          {(person.place || person.speaks || activity) && (
            <ul className={css.lines}>
              {person.place && (
                <li className={css.line}>
                  <PlaceIcon size="1em" />
                  {person.place}
                </li>
              )}
              {person.speaks && (
                <li className={css.line}>
                  <GlobeIcon size="1em" />
                  {person.speaks}
                </li>
              )}
              {activity && <li className={css.active}>{activity}</li>}
            </ul>
          )}
          {person.fictional && (
            <div className={css.fictional}>
              <FictionalMark size="full" />
              <p className={css.explain}>{t("profile.fictional.explain", { name: shortName(person.name) })}</p>
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
        </div>
        {facts.length > 0 && (
          <section aria-labelledby="profile-facts" className={css.brief}>
            <h2 id="profile-facts" className={ruled}>
              {t("profile.facts")}
            </h2>
            <Facts facts={facts} css={css} />
          </section>
        )}
      </article>
      {similar && <div className={join(sections, css.similar)}>{similar}</div>}
    </div>
  );
};
