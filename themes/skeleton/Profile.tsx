import { Avatar } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./Profile.css";
import * as page from "./page.css";

/** One person's page. `safety` (report and block) has to be in sight, not in a menu. */
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
  const { name, age } = person;
  const [main = person.photo, ...others] = photos;
  return (
    <div className={page.column}>
      <article className={css.sheet}>
        <div>
          <div className={css.picture}>
            {photo(
              0,
              <Avatar size="fill" name={name} photo={main} eager alt={main ? t("profile.photo_of", { name }) : ""} />,
            )}
          </div>
          {others.length > 0 && (
            <ul className={css.photos} aria-label={t("profile.photos")}>
              {others.map((other, n) => (
                <li key={other} className={css.picture}>
                  {photo(
                    n + 1,
                    <Avatar size="fill" name={name} photo={other} alt={t("profile.photo_n_of", { n: n + 2, name })} />,
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={css.words}>
          {person.fictional && <FictionalMark size="full" />}
          <h1 className={page.title}>{t("profile.name_and_age", { name, age })}</h1>
          {person.place && <p>{person.place}</p>}
          {person.languageBadge && <p>{t("profile.speaks", { language: person.languageBadge })}</p>}
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
              <dl className={css.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label} className={css.fact}>
                    <dt className={css.label}>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </article>
      {similar && <div className={page.parts}>{similar}</div>}
    </div>
  );
};
