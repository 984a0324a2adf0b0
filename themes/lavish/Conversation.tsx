import { Avatar, BackIcon, VisuallyHidden } from "../primitives";
import type { ChatMessage, Template } from "../template";
import { useWords } from "../words";
import * as css from "./Conversation.css";
import { FictionalMark } from "./FictionalMark";

export const Conversation: Template["Conversation"] = ({ person, back, more, safety, older, days, ...rest }) => {
  const { t } = useWords();
  const { composer, typing } = rest;
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
              {person.name}
              {person.age > 0 && (
                <>
                  , <span className={css.age}>{person.age}</span>
                </>
              )}
            </h1>
            {person.fictional ? (
              <FictionalMark size="card" />
            ) : (
              person.place && <span className={css.place}>{person.place}</span>
            )}
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
              <p>{t("chats.no_messages_text", { name: person.name })}</p>
            </div>
          )}
          {days.map(({ label, messages }) => (
            <section key={label} className={css.day}>
              <h2 className={css.dayLabel}>{label}</h2>
              <ol className={css.messages}>
                {messages.map((message) => (
                  <Message key={message.id} message={message} name={person.name} />
                ))}
              </ol>
            </section>
          ))}
          <p className={css.typing} aria-live="polite">
            {typing}
          </p>
        </div>
      </div>
      <footer className={css.composer}>
        {composer}
        {safety}
      </footer>
    </section>
  );
};

function Message({ message: { mine, text, at, state }, name }: { message: ChatMessage; name: string }) {
  const { t } = useWords();
  return (
    <li className={css.message({ mine })}>
      <p className={css.bubble({ mine })}>
        <VisuallyHidden>{mine ? t("chats.you", { text: "" }) : `${name}: `}</VisuallyHidden>
        {text}
      </p>
      <p className={css.state}>
        {at}
        {state && <span> · {state}</span>}
      </p>
    </li>
  );
}
