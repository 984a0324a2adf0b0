import { Avatar, NewIcon } from "../primitives";
import { useTemplate } from "../registry";
import * as css from "./finder-card.css";
import { slot } from "./slot";

export const FinderCard = slot("FinderCard", ({ person, heading, why, about, first }) => {
  const { FictionalMark } = useTemplate();
  return (
    <div className={css.card}>
      <div className={css.picture} data-finder-picture>
        <Avatar name={person.name} photo={person.photo} size="fill" eager={first ? "first" : true} alt="" />
      </div>
      <div className={css.words}>
        <div className={css.caption}>
          {person.fictional && <FictionalMark size="full" />}
          <div className={css.heading}>{heading}</div>
          {person.place && <p className={css.place}>{person.place}</p>}
          {why && (
            <p className={css.why}>
              <span className={css.icon}>
                <NewIcon size="1.1em" />
              </span>
              {why}
            </p>
          )}
        </div>
        {about.length > 0 && (
          <div className={css.about}>
            {about.map(({ title, text }) => (
              <div key={title}>
                {title && <p className={css.question}>{title}</p>}
                <p className={title ? css.answer : css.text}>{text}</p>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
});
