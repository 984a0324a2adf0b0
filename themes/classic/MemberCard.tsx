import { Avatar, Badge, Dotted } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./MemberCard.css";

export const MemberCard: Slots["MemberCard"] = ({ person, like, chat, view, notes, isNew, more, eager }) => {
  const { t } = useWords();
  return (
    <article className={css.card}>
      <div className={css.plate}>
        <div className={css.picture}>
          <Avatar name={person.name} photo={person.photo} size="fill" eager={eager} alt="" />
        </div>
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <a href={person.href} className={css.link}>
            {t("profile.name_and_age", { name: person.name, age: person.age })}
          </a>
        </h3>
        {person.place && <p className={css.place}>{person.place}</p>}
        {notes.length > 0 && <Dotted parts={notes} className={css.place} />}
        {(isNew || person.fictional || person.languageBadge) && (
          <div className={css.marks}>
            {isNew && <Badge tone="accent">{t("common.new")}</Badge>}
            {person.fictional && <FictionalMark size="card" />}
            {person.languageBadge && <span className={css.language}>{person.languageBadge}</span>}
          </div>
        )}
      </div>
      {(chat || view || like || more) && (
        <div className={css.actions}>
          {chat}
          {like}
          {view}
          {more && <div className={css.more}>{more}</div>}
        </div>
      )}
    </article>
  );
};
