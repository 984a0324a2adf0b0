import { Avatar, Badge } from "../primitives";
import type { Template } from "../template";
import { useWords } from "../words";
import * as css from "./MemberCard.css";
import { FictionalMark } from "./marks";

/** One person in a list. The mark of an invented one has to be there, in words. */
export const MemberCard: Template["MemberCard"] = ({ person, like, chat, view, eager }) => {
  const { t } = useWords();
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Avatar size="fill" name={person.name} photo={person.photo} eager={eager} alt="" />
      </div>
      <div className={css.words}>
        {person.fictional && <FictionalMark size="card" />}
        <h3 className={css.name}>
          <a href={person.href} className={css.link}>
            {t("profile.name_and_age", { name: person.name, age: person.age })}
          </a>
        </h3>
        {person.place && <p className={css.place}>{person.place}</p>}
        {person.languageBadge && <Badge>{person.languageBadge}</Badge>}
      </div>
      {(chat || view) && (
        <div className={css.actions}>
          {chat}
          {view}
        </div>
      )}
      {like && <div className={css.like}>{like}</div>}
    </article>
  );
};

/** What the cards stand in. */
export const MemberGrid: Template["MemberGrid"] = ({ children }) => <div className={css.grid}>{children}</div>;
