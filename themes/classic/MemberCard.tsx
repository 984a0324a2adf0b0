import { Avatar, GlobeIcon } from "../primitives";
import type { Template } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./MemberCard.css";

export const MemberCard: Template["MemberCard"] = ({ person, like, chat, view, eager }) => {
  const { t } = useWords();
  return (
    <article className={css.room}>
      <div className={css.card}>
        <div className={css.picture}>
          <Avatar name={person.name} photo={person.photo} size="fill" eager={eager} alt="" />
        </div>
        <div className={css.words}>
          <h3 className={css.name}>
            <a href={person.href} className={css.link}>
              {t("profile.name_and_age", { name: person.name, age: person.age })}
            </a>
          </h3>
          {person.place && <p className={css.place}>{person.place}</p>}
          {(person.fictional || person.languageBadge) && (
            <div className={css.marks}>
              {person.fictional && <FictionalMark size="card" />}
              {person.languageBadge && (
                <span className={css.language}>
                  <GlobeIcon size="1em" />
                  {person.languageBadge}
                </span>
              )}
            </div>
          )}
        </div>
        {(chat || view) && (
          <div className={css.actions}>
            {chat}
            {view}
          </div>
        )}
        {like && <div className={css.like}>{like}</div>}
      </div>
    </article>
  );
};
