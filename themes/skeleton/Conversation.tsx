import { Fragment } from "react";
import { Avatar, BackIcon, Cut, MessageRow, MessageTime, VisuallyHidden } from "../primitives";
import type { ChatMessage, Slots } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./FictionalMark";
import * as css from "./talks.css";

/** The open conversation. The composer contains the price. */
export const Conversation: Slots["Conversation"] = ({ person, back, more, older, days, newer, ...rest }) => {
  const { t } = useWords();
  const { activity, composer, typing } = rest;
  const { name, age } = person;
  return (
    <div className={css.conversation}>
      <div className={css.head}>
        <a href={back.href} className={css.back} aria-label={back.label} title={back.label}>
          <BackIcon size={22} />
        </a>
        <Avatar size="s" name={name} photo={person.photo} alt="" />
        <div className={css.who}>
          <h1 className={css.person}>
            <a href={person.href}>
              <Cut lines={1}>{age ? t("profile.name_and_age", { name, age }) : name}</Cut>
            </a>
          </h1>
          {person.fictional && <FictionalMark size="card" />}
          {activity && <span className={css.small}>{activity}</span>}
        </div>
        {more}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach */}
      <div className={css.scroll} role="log" aria-label={t("chats.with", { name })} tabIndex={0}>
        <div className={css.log}>
          {older && <div className={css.day}>{older}</div>}
          {days.length === 0 && <p className={css.day}>{t("chats.no_messages_title")}</p>}
          {days.map(({ label, messages }) => (
            <section key={label}>
              <h2 className={css.day}>{label}</h2>
              <ul className={css.messages}>
                {messages.map((message) => (
                  <Fragment key={message.key}>
                    {message.above && <li>{message.above}</li>}
                    <Message message={message} name={name} />
                  </Fragment>
                ))}
              </ul>
            </section>
          ))}
          {newer && <div className={css.day}>{newer}</div>}
          {typing && <p className={css.small}>{typing}</p>}
        </div>
      </div>
      <div className={css.composer}>{composer}</div>
    </div>
  );
};

function Message({ message, name }: { message: ChatMessage; name: string }) {
  const { id, mine, text, at, state, waits, faint, quote, photo, marks, actions, below } = message;
  const { t } = useWords();
  return (
    <li id={id} className={mine ? css.mine : css.theirs}>
      <VisuallyHidden>{mine ? t("chats.you", { text: "" }) : `${name}: `}</VisuallyHidden>
      <MessageRow mine={mine} faint={faint} actions={actions} marks={marks}>
        <p>
          {quote}
          {photo}
          {text}
        </p>
      </MessageRow>
      <MessageTime className={css.state} waits={waits}>
        {[at, state].filter(Boolean).join(" · ")}
      </MessageTime>
      {below}
    </li>
  );
}
