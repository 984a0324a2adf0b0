import { Avatar, CountBadge, Cut, OnlineMark } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Chats.css";
import { EmptyState } from "./EmptyState";
import { FictionalMark } from "./FictionalMark";

export const Chats: Slots["Chats"] = ({ title, conversations, tools, rest, empty, open }) => {
  const { t } = useWords();
  // An open conversation has the page's heading.
  const Title = open ? "p" : "h1";
  return (
    <div className={css.room({ open: open !== null, alone: !open && conversations.length === 0 })}>
      <section className={css.list({ open: open !== null })} aria-label={t("chats.list")}>
        <Title className={css.title}>{title}</Title>
        {tools && <div className={css.tools}>{tools}</div>}
        {conversations.length === 0 && empty}
        {conversations.length > 0 && (
          <ul className={css.items}>
            {conversations.map(({ id, href, person, online, preview, at, unread, current }) => (
              <li key={id} className={css.item}>
                <a href={href} className={css.link} aria-current={current ? "page" : undefined}>
                  <span className={css.picture}>
                    <Avatar size="fill" name={person.name} photo={person.photo} alt="" />
                  </span>
                  <span className={css.words}>
                    <span className={css.first}>
                      <span className={css.name}>
                        <Cut>{person.name}</Cut>
                        {online && <OnlineMark label={t("profile.active_now")} />}
                      </span>
                      {at && <span className={css.at}>{at}</span>}
                    </span>
                    {person.fictional && <FictionalMark size="card" />}
                    <span className={css.second}>
                      <span className={css.preview({ unread: unread > 0 })}>
                        {preview || t("chats.no_messages_preview")}
                      </span>
                      <CountBadge count={unread} label={t("chats.unread", { count: unread })} />
                    </span>
                  </span>
                </a>
              </li>
            ))}
            {rest && <li className={css.rest}>{rest}</li>}
          </ul>
        )}
      </section>
      {(open || conversations.length > 0) && (
        <div className={css.pane({ open: open !== null })}>
          {open ?? (
            <EmptyState
              title={t("chats.none_open_title")}
              text={t("chats.none_open_text")}
              motif={null}
              action={null}
            />
          )}
        </div>
      )}
    </div>
  );
};
