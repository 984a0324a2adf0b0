import { Avatar, CountBadge } from "../primitives";
import type { Template } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./marks";
import * as css from "./talks.css";

/** All conversations, beside the open one. */
export const Chats: Template["Chats"] = ({ title, conversations, empty, open }) => {
  const { t } = useWords();
  return (
    <div className={css.chats}>
      <section className={css.list} aria-label={t("chats.list")} data-open={open ? "" : undefined}>
        {/* Beside an open conversation that one has the page's heading. */}
        {open ? <p className={css.title}>{title}</p> : <h1 className={css.title}>{title}</h1>}
        {conversations.length === 0 && empty}
        <ul className={css.rows}>
          {conversations.map(({ id, href, person, preview, at, unread, current }) => (
            <li key={id}>
              <a href={href} className={css.row} aria-current={current ? "page" : undefined}>
                <Avatar size="s" name={person.name} photo={person.photo} alt="" />
                <span className={css.who}>
                  <span className={css.name}>{person.name}</span> <span className={css.small}>{at}</span>
                  {person.fictional && <FictionalMark size="card" />}
                  <span className={css.preview}>{preview}</span>
                </span>
                <CountBadge count={unread} label={t("chats.unread", { count: unread })} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      {open}
    </div>
  );
};
