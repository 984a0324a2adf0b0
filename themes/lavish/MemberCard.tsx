import { Avatar, Badge, Dotted } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./MemberCard.css";

export const MemberCard: Slots["MemberCard"] = ({ person, like, chat, view, notes, isNew, more, eager }) => {
  const { t } = useWords();
  return (
    <article className={css.card}>
      <div className={css.frame}>
        <div className={css.picture}>
          <Avatar size="fill" name={person.name} photo={person.photo} eager={eager} alt="" />
        </div>
        <div className={css.caption}>
          {isNew && <Badge tone="accent">{t("common.new")}</Badge>}
          {person.fictional && <FictionalMark size="card" />}
          <h2 className={css.name}>
            <a href={person.href} className={css.link}>
              {person.name}, <span className={css.age}>{person.age}</span>
            </a>
          </h2>
          {person.place && <p className={css.place}>{person.place}</p>}
          {notes.length > 0 && <Dotted parts={notes} className={css.place} />}
          {person.languageBadge && (
            <p>
              <Badge tone="neutral">{person.languageBadge}</Badge>
            </p>
          )}
        </div>
        {(like || chat) && (
          <div className={css.touch}>
            {like}
            {chat}
          </div>
        )}
        {more && <div className={css.more}>{more}</div>}
      </div>
      {view && <div className={css.actions}>{view}</div>}
    </article>
  );
};
