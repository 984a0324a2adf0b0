import { Avatar, BackIcon, VisuallyHidden } from "../primitives";
import type { ChatMessage, Template } from "../template";
import { useWords } from "../words";
import { FictionalMark } from "./marks";
import * as css from "./talks.css";

/** The open conversation. The composer brings the price; `safety` has to stay in sight while one scrolls. */
export const Conversation: Template["Conversation"] = ({
  person,
  back,
  more,
  safety,
  older,
  days,
  composer,
  typing,
}) => {
  const { t } = useWords();
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
            <a href={person.href}>{age ? t("profile.name_and_age", { name, age }) : name}</a>
          </h1>
          {person.fictional && <FictionalMark size="card" />}
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
                  <Message key={message.id} message={message} name={name} />
                ))}
              </ul>
            </section>
          ))}
          {typing && <p className={css.small}>{typing}</p>}
        </div>
      </div>
      <div className={css.composer}>
        {composer}
        {safety}
      </div>
    </div>
  );
};

function Message({ message: { mine, text, at, state }, name }: { message: ChatMessage; name: string }) {
  const { t } = useWords();
  return (
    <li className={mine ? css.mine : css.theirs}>
      <VisuallyHidden>{mine ? t("chats.you", { text: "" }) : `${name}: `}</VisuallyHidden>
      <p>{text}</p>
      <p className={css.state}>{[at, state].filter(Boolean).join(" · ")}</p>
    </li>
  );
}
