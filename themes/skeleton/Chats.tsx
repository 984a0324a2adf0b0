import { Avatar, CountBadge, Cut, OnlineMark } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./talks.css";

/** The list of conversations, beside the open one. */
export const Chats: Slots["Chats"] = ({ title, conversations, tools, rest, empty, open }) => {
  const { t } = useWords();
  return (
    <div className={css.chats}>
      <section className={css.list} aria-label={t("chats.list")} data-open={open ? "" : undefined}>
        {/* An open conversation has the page's heading. */}
        {open ? <p className={css.title}>{title}</p> : <h1 className={css.title}>{title}</h1>}
        {tools}
        {conversations.length === 0 && empty}
        <ul className={css.rows}>
          {conversations.map(({ id, href, person, online, preview, at, unread, current }) => (
            <li key={id}>
              <a href={href} className={css.row} aria-current={current ? "page" : undefined}>
                <Avatar size="s" name={person.name} photo={person.photo} alt="" />
                <span className={css.who}>
                  <span className={css.name}>
                    <Cut>{person.name}</Cut>
                    {online && <OnlineMark label={t("profile.active_now")} />}
                  </span>{" "}
                  <span className={css.small}>{at}</span>
                  {person.fictional && <FictionalMark size="card" />}
                  <span className={css.preview}>{preview}</span>
                </span>
                <CountBadge count={unread} label={t("chats.unread", { count: unread })} />
              </a>
            </li>
          ))}
          {rest && <li>{rest}</li>}
        </ul>
      </section>
      {open}
    </div>
  );
};
