import { Avatar, CountBadge, Cut, join, OnlineMark } from "../primitives";
import type { ChatsProps, Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Chats.css";
import { FictionalMark } from "./FictionalMark";

export const Chats: Slots["Chats"] = ({ title, conversations, tools, rest, empty, open }) => {
  const { t } = useWords();
  if (conversations.length === 0 && !open)
    return (
      <div className={css.nobody}>
        <h1 className={css.title}>{title}</h1>
        {tools && <div className={css.tools}>{tools}</div>}
        {empty}
      </div>
    );
  // An open conversation has the page's heading.
  const Title = open ? "p" : "h1";
  return (
    <div className={join(css.panes, open ? css.full : undefined)}>
      <section className={join(css.list, open ? css.behind : undefined)} aria-label={t("chats.list")}>
        <div className={css.head}>
          <Title className={css.title}>{title}</Title>
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
        <ul className={css.rows}>
          {conversations.map((conversation) => (
            <Row key={conversation.id} {...conversation} />
          ))}
          {rest && <li className={css.rest}>{rest}</li>}
        </ul>
      </section>
      {open ? (
        <div className={css.pane}>{open}</div>
      ) : (
        <div className={css.none}>
          <h2 className={css.noneTitle}>{t("chats.none_open_title")}</h2>
          <p>{t("chats.none_open_text")}</p>
        </div>
      )}
    </div>
  );
};

function Row({ href, person, online, preview, at, unread, current }: ChatsProps["conversations"][number]) {
  const { t } = useWords();
  return (
    <li className={css.row}>
      <a
        href={href}
        className={join(css.link, unread > 0 ? css.unread : undefined)}
        aria-current={current ? "page" : undefined}
      >
        <span className={css.face}>
          <Avatar name={person.name} photo={person.photo} size="fill" alt="" />
        </span>
        <span className={css.words}>
          <span className={css.line}>
            <span className={css.name}>
              <Cut>{person.name}</Cut>
              {online && <OnlineMark label={t("profile.active_now")} />}
            </span>
            <span className={css.at}>{at}</span>
          </span>
          <span className={css.line}>
            <span className={css.preview}>{preview}</span>
            <CountBadge count={unread} label={t("chats.unread", { count: unread })} />
          </span>
          {person.fictional && (
            <span className={css.mark}>
              <FictionalMark size="card" />
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
