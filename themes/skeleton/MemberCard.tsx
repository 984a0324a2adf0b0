import { Avatar, Badge, Dotted } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./MemberCard.css";

/** A person in a list. Must show the fictional mark in words. */
export const MemberCard: Slots["MemberCard"] = ({ person, like, chat, view, notes, isNew, more, eager }) => {
  const { t } = useWords();
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Avatar size="fill" name={person.name} photo={person.photo} eager={eager} alt="" />
      </div>
      <div className={css.words}>
        {isNew && <Badge tone="accent">{t("common.new")}</Badge>}
        {person.fictional && <FictionalMark size="card" />}
        <h3 className={css.name}>
          <a href={person.href} className={css.link}>
            {t("profile.name_and_age", { name: person.name, age: person.age })}
          </a>
        </h3>
        {person.place && <p className={css.place}>{person.place}</p>}
        {notes.length > 0 && <Dotted parts={notes} className={css.place} />}
        {person.languageBadge && <Badge>{person.languageBadge}</Badge>}
      </div>
      {(like || chat || view || more) && (
        <div className={css.actions}>
          {chat}
          {like}
          {view}
          {more}
        </div>
      )}
    </article>
  );
};

/** The grid of the cards. */
export const MemberGrid: Slots["MemberGrid"] = ({ children }) => <div className={css.grid}>{children}</div>;
