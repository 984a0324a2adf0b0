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
          <BackIcon size={22} />
        </a>
        <span className={css.face}>
          <Avatar name={person.name} photo={person.photo} size="fill" alt="" />
        </span>
        <div className={css.who}>
          <h1 className={css.name}>
            <a href={person.href} className={css.profile}>
              <Cut lines={1}>
                {person.age ? t("profile.name_and_age", { name: person.name, age: person.age }) : person.name}
              </Cut>
            </a>
          </h1>
          <div className={css.under}>
            {person.fictional && <FictionalMark size="card" />}
            {under}
          </div>
        </div>
        {more && <div className={css.more}>{more}</div>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach */}
      <div className={css.scroll} role="log" aria-label={t("chats.with", { name: person.name })} tabIndex={0}>
        <div className={css.log}>
          {older && <div className={css.older}>{older}</div>}
          {days.length === 0 && (
            <div className={css.quiet}>
              <p className={css.quietTitle}>{t("chats.no_messages_title")}</p>
              <p>{t("chats.no_messages_text", { name: shortName(person.name) })}</p>
            </div>
          )}
          {days.map((day) => (
            <section key={day.label} className={css.day}>
              <h2 className={css.date}>
                <span>{day.label}</span>
              </h2>
              <ul className={css.messages}>
                {day.messages.map((message, index) => (
                  <Fragment key={message.key}>
                    {message.above && <li>{message.above}</li>}
                    <Letter message={message} next={day.messages[index + 1]} name={person.name} />
                  </Fragment>
                ))}
              </ul>
            </section>
          ))}
          {newer && <div className={css.older}>{newer}</div>}
          {typing && <p className={css.typing}>{typing}</p>}
        </div>
      </div>
      <div className={css.composer}>{composer}</div>
    </div>
  );
};

/** Shows the time on the last message of a group. Earlier ones have it for screen readers alone, unless it differs. */
function Letter({ message, next, name }: { message: ChatMessage; next: ChatMessage | undefined; name: string }) {
  const { t } = useWords();
  const ends = next?.mine !== message.mine;
  const says = ends || next?.at !== message.at || next?.state !== message.state;
  const when = [message.at, message.state].filter(Boolean).join(" · ");
  return (
    <li id={message.id} className={join(css.letter({ mine: message.mine }), ends ? css.ends : undefined)}>
      <VisuallyHidden>{message.mine ? t("chats.you", { text: "" }) : `${name}: `}</VisuallyHidden>
      <MessageRow mine={message.mine} faint={message.faint} actions={message.actions} marks={message.marks}>
        <p className={css.words({ mine: message.mine, ends })}>
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
