import { Cut } from "../primitives";
import { Facts, usePictures } from "../profile-parts";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./Profile.css";
import * as page from "./page.css";

/** A person's page. `safety` (report and block) must be visible, not in a menu. */
export const Profile: Slots["Profile"] = (props) => {
  const { person, activity, like, chat, safety, about, facts, similar } = props;
  const { t } = useWords();
  const { name, age } = person;
  const { main, others } = usePictures(props);
  return (
    <div className={page.column}>
      <article className={css.sheet}>
        <div>
          <div className={css.picture}>{main}</div>
          {others.length > 0 && (
            <ul className={css.photos} aria-label={t("profile.photos")}>
              {others.map(({ address, picture }) => (
                <li key={address} className={css.picture}>
                  {picture}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={css.words}>
          {person.fictional && <FictionalMark size="full" />}
          <h1 className={page.title}>
            <Cut lines={4}>{t("profile.name_and_age", { name, age })}</Cut>
          </h1>
          {person.place && <p>{person.place}</p>}
          {person.speaks && <p>{person.speaks}</p>}
          {activity && <p className={page.muted}>{activity}</p>}
          <div className={page.actions}>
            {chat}
            {like}
          </div>
          {safety}
          {about.map(({ title, text, actions }) => (
            <section key={title}>
              <h2>{title}</h2>
              {text && <p className={css.text}>{text}</p>}
              {actions}
            </section>
          ))}
          {about.length === 0 && <p className={page.muted}>{t("profile.no_about", { name })}</p>}
          {facts.length > 0 && (
            <section>
              <h2>{t("profile.facts")}</h2>
              <Facts facts={facts} css={css} />
            </section>
          )}
        </div>
      </article>
      {similar && <div className={page.parts}>{similar}</div>}
    </div>
  );
};
