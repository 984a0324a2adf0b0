import { Cut, GlobeIcon, join, PlaceIcon, shortName } from "../primitives";
import { Facts, usePictures } from "../profile-parts";
import type { Slots } from "../template";
import { useWords } from "../words";
import { Bloom } from "./Bloom";
import { FictionalMark } from "./FictionalMark";
import * as css from "./Profile.css";
import { page } from "./shapes.css";

export const Profile: Slots["Profile"] = (props) => {
  const { person, activity, like, chat, safety, about, facts, similar } = props;
  const { t } = useWords();
  const { main, others } = usePictures(props);
  return (
    <div className={join(page, css.lay)}>
      <div className={css.head}>
        <div className={css.bloom}>
          <Bloom petals={8} />
        </div>
        <div className={css.portrait}>
          <div className={css.picture}>{main}</div>
          {like && <div className={css.like}>{like}</div>}
        </div>
        <div className={css.words}>
          {(person.fictional || activity) && (
            <div className={css.marks}>
              {person.fictional && <FictionalMark size="full" />}
              {activity && <p className={css.activity}>{activity}</p>}
            </div>
          )}
          <h1 className={css.name}>
            <Cut lines={4}>{t("profile.name_and_age", { name: person.name, age: person.age })}</Cut>
          </h1>
          <ul className={css.lines}>
            {person.place && (
              <li className={css.line}>
                <PlaceIcon size="1.1em" />
                {person.place}
              </li>
            )}
            {person.speaks && (
              <li className={css.line}>
                <GlobeIcon size="1.1em" />
                {person.speaks}
              </li>
            )}
          </ul>
          <div className={css.actions}>{chat}</div>
          {safety}
        </div>
      </div>
      {others.length > 0 && (
        <section aria-label={t("profile.photos")}>
          <ul className={css.photos}>
            {others.map(({ address, picture }) => (
              <li key={address} className={css.photo}>
                {picture}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.body}>
        <section className={css.about} aria-label={t("profile.about", { name: person.name })}>
          {about.map((part) => (
            <div key={part.title} className={css.bubble}>
              <h2 className={css.bubbleTitle}>{part.title}</h2>
              {part.text && <p className={css.text}>{part.text}</p>}
              {part.actions}
            </div>
          ))}
          {about.length === 0 && (
            <p className={css.bubble}>{t("profile.no_about", { name: shortName(person.name) })}</p>
          )}
        </section>
        {facts.length > 0 && (
          <section className={css.short} aria-labelledby="profile-facts">
            <h2 id="profile-facts" className={css.shortTitle}>
              {t("profile.facts")}
            </h2>
            <Facts facts={facts} css={css} />
          </section>
        )}
      </div>
      {similar && <div className={css.similar}>{similar}</div>}
    </div>
  );
};
