import { Fragment } from "react";
import { Avatar, BackIcon, Cut, Dotted, MessageRow, MessageTime, shortName, VisuallyHidden } from "../primitives";
import type { ChatMessage, Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Conversation.css";
import { FictionalMark } from "./FictionalMark";

export const Conversation: Slots["Conversation"] = ({ person, back, more, older, days, newer, ...rest }) => {
  const { t } = useWords();
  const { activity, composer, typing } = rest;
  const under = (activity || person.place) && <Dotted parts={[activity, person.place]} cut className={css.place} />;
  return (
    <section className={css.conversation} aria-labelledby="with">
      <header className={css.head}>
        <a href={back.href} className={css.back} aria-label={back.label} title={back.label}>
          <BackIcon size={22} strokeWidth={1.5} />
        </a>
        <a href={person.href} className={css.person}>
          <span className={css.picture}>
            <Avatar size="fill" name={person.name} photo={person.photo} eager alt="" />
          </span>
          <div className={css.who}>
            <h1 id="with" className={css.name}>
              <Cut>
                {person.name}
                {person.age > 0 && (
                  <>
                    , <span className={css.age}>{person.age}</span>
                  </>
                )}
              </Cut>
            </h1>
            {person.fictional ? <FictionalMark size="card" /> : under}
          </div>
        </a>
        {more && <div className={css.more}>{more}</div>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it */}
      <div className={css.scroller} tabIndex={0} role="log" aria-label={t("chats.with", { name: person.name })}>
        <div className={css.days}>
          {older && <div className={css.older}>{older}</div>}
          {days.length === 0 && (
            <div className={css.quiet}>
              <p className={css.quietTitle}>{t("chats.no_messages_title")}</p>
              <p>{t("chats.no_messages_text", { name: shortName(person.name) })}</p>
            </div>
          )}
          {days.map(({ label, messages }) => (
            <section key={label} className={css.day}>
              <h2 className={css.dayLabel}>{label}</h2>
              <ol className={css.messages}>
                {messages.map((message) => (
                  <Fragment key={message.key}>
                    {message.above && <li>{message.above}</li>}
                    <Message message={message} name={person.name} />
                  </Fragment>
                ))}
              </ol>
            </section>
          ))}
          {newer && <div className={css.older}>{newer}</div>}
          <p className={css.typing} aria-live="polite">
            {typing}
          </p>
        </div>
      </div>
      <footer className={css.composer}>{composer}</footer>
    </section>
  );
};

function Message({ message, name }: { message: ChatMessage; name: string }) {
  const { id, mine, text, at, state, waits, faint, quote, photo, marks, actions, below } = message;
  const { t } = useWords();
  return (
    <li id={id} className={css.message({ mine })}>
      <MessageRow mine={mine} faint={faint} actions={actions} marks={marks}>
        <p className={css.bubble({ mine })}>
          <VisuallyHidden>{mine ? t("chats.you", { text: "" }) : `${name}: `}</VisuallyHidden>
          {quote}
          {photo}
          {text}
        </p>
      </MessageRow>
      <MessageTime className={css.state} waits={waits}>
        {at}
        {state && <span> · {state}</span>}
      </MessageTime>
      {below}
    </li>
  );
}
