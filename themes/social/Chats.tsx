import { Avatar, CountBadge, Cut, join, OnlineMark, VisuallyHidden } from "../primitives";
import type { ChatsProps, Slots } from "../template";
import { useWords } from "../words";
import { Bloom } from "./Bloom";
import * as css from "./Chats.css";
import { FictionalMark } from "./FictionalMark";
import { page } from "./shapes.css";

export const Chats: Slots["Chats"] = ({ title, conversations, tools, rest, empty, open }) => {
  const { t } = useWords();
  // An open conversation has the page's heading.
  const Title = open ? "p" : "h1";
  if (conversations.length === 0 && !open)
    return (
      <div className={page}>
        <h1 className={css.title}>{title}</h1>
        {tools && <div className={css.tools}>{tools}</div>}
        {empty}
      </div>
    );
  return (
    <div className={join(page, css.lay)} data-open={open ? true : undefined}>
      <nav className={css.list} aria-label={t("chats.list")}>
        <Title className={css.title}>{title}</Title>
        {tools && <div className={css.tools}>{tools}</div>}
        <ul className={css.items}>
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <Item conversation={conversation} />
            </li>
          ))}
          {rest && <li className={css.rest}>{rest}</li>}
        </ul>
      </nav>
      <div className={css.open}>
        {open ?? (
          <div className={css.none}>
            <div className={css.bloom}>
              <Bloom petals={5} />
            </div>
            <h2>{t("chats.none_open_title")}</h2>
            <p className={css.noneText}>{t("chats.none_open_text")}</p>
          </div>
        )}
      </div>
    </div>
  );
};

function Item({ conversation }: { conversation: ChatsProps["conversations"][number] }) {
  const { t } = useWords();
  const { person, online, href, preview, at, unread, current } = conversation;
  return (
    <a
      href={href}
      className={css.item}
      aria-current={current ? "page" : undefined}
      data-unread={unread > 0 || undefined}
    >
      <Avatar name={person.name} photo={person.photo} size="m" alt="" />
      <span className={css.words}>
        <span className={css.first}>
          <span className={css.name}>
            <Cut>{person.name}</Cut>
            {online && <OnlineMark label={t("profile.active_now")} />}
          </span>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={css.at}>{at}</span>
        </span>
        {person.fictional && (
          <span className={css.mark}>
            <FictionalMark size="card" />
          </span>
        )}
        <span className={css.last}>
          <span className={css.preview}>{preview || t("chats.no_messages_preview")}</span>
          <CountBadge count={unread} label={t("chats.unread", { count: unread })} />
        </span>
      </span>
    </a>
  );
}
