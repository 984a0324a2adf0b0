import { Fragment } from "react";
import { Avatar, BackIcon, Cut, Dotted, join, MessageRow, MessageTime, shortName, VisuallyHidden } from "../primitives";
import type { ChatMessage, Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Conversation.css";
import { FictionalMark } from "./FictionalMark";

export const Conversation: Slots["Conversation"] = ({ person, back, more, older, days, newer, ...rest }) => {
  const { t } = useWords();
  const { activity, composer, typing } = rest;
  const under = (activity || person.place) && <Dotted parts={[activity, person.place]} className={css.place} />;
  return (
    <div className={css.lay}>
      <div className={css.head}>
        <a href={back.href} className={css.back} aria-label={back.label} title={back.label}>
          <BackIcon size={24} />
        </a>
        <span className={css.face}>
          <Avatar name={person.name} photo={person.photo} size="s" alt="" />
        </span>
        <div className={css.who}>
          <h1 className={css.name}>
            <a href={person.href} className={css.nameLink}>
              <Cut>{person.age ? t("profile.name_and_age", { name: person.name, age: person.age }) : person.name}</Cut>
            </a>
          </h1>
          {person.fictional ? <FictionalMark size="card" /> : under}
        </div>
        {more && <div className={css.more}>{more}</div>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach */}
      <div className={css.scroll} role="log" aria-label={t("chats.with", { name: person.name })} tabIndex={0}>
        <div className={css.log}>
          {older && <div className={css.older}>{older}</div>}
          {days.length === 0 && (
            <div className={css.quiet}>
              <Avatar name={person.name} photo={person.photo} size="l" alt="" />
              <p className={css.quietTitle}>{t("chats.no_messages_title")}</p>
              <p className={css.quietText}>{t("chats.no_messages_text", { name: shortName(person.name) })}</p>
            </div>
          )}
          {days.map((day) => (
            <div key={day.label} className={css.day}>
              <h2 className={css.date}>{day.label}</h2>
              <ul className={css.messages}>
                {day.messages.map((message, index) => (
                  <Fragment key={message.key}>
                    {message.above && <li>{message.above}</li>}
                    <Bubble message={message} next={day.messages[index + 1]} name={person.name} />
                  </Fragment>
                ))}
              </ul>
            </div>
          ))}
          {newer && <div className={css.older}>{newer}</div>}
          {typing && (
            <p className={css.typing}>
              <span className={css.dots} aria-hidden="true">
                <span className={css.dot} />
                <span className={css.dot} />
                <span className={css.dot} />
              </span>
              {typing}
            </p>
          )}
        </div>
      </div>
      <div className={css.composer}>{composer}</div>
    </div>
  );
};

/** Only the last bubble of a group has the tail, and the time if all share it. */
function Bubble({ message, next, name }: { message: ChatMessage; next: ChatMessage | undefined; name: string }) {
  const { t } = useWords();
  const ends = next?.mine !== message.mine;
  const says = ends || next?.at !== message.at || next?.state !== message.state;
  const when = [message.at, message.state].filter(Boolean).join(" · ");
  return (
    <li id={message.id} className={message.mine ? css.mine : css.theirs}>
      {!message.mine && <VisuallyHidden>{name}: </VisuallyHidden>}
      {message.mine && <VisuallyHidden>{t("chats.you", { text: "" })}</VisuallyHidden>}
      <MessageRow mine={message.mine} faint={message.faint} actions={message.actions} marks={message.marks}>
        <p
          className={join(
            message.mine ? css.myWords : css.theirWords,
            ends && (message.mine ? css.myTail : css.theirTail),
          )}
        >
          {message.quote}
          {message.photo}
          {message.text}
        </p>
      </MessageRow>
      <MessageTime className={says ? css.when : undefined} waits={message.waits}>
        {when}
      </MessageTime>
      {message.below}
    </li>
  );
}
