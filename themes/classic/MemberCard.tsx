import { Avatar, Badge, GlobeIcon } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./MemberCard.css";

export const MemberCard: Slots["MemberCard"] = ({ person, like, chat, view, note, isNew, more, eager }) => {
  const { t } = useWords();
  // A row of its own would be more room than it takes.
  const beside = !chat && !view && more;
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
          {note && <p className={css.place}>{note}</p>}
          {(isNew || person.fictional || person.languageBadge) && (
            <div className={css.marks}>
              {isNew && <Badge tone="accent">{t("common.new")}</Badge>}
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
            {more}
          </div>
        )}
        {(like || beside) && (
          <div className={css.like}>
            {like}
            {beside}
          </div>
        )}
      </div>
    </article>
  );
};
