import { Link } from "../primitives";
import { Disclosure } from "../primitives/Disclosure";
import * as css from "./front-story.css";
import { slot } from "./slot";

export const FrontStory = slot("FrontStory", ({ how, safety, prices, questions }) => (
  <div className={css.story}>
    <section>
      <h2 className={css.title}>{how.title}</h2>
      <ol className={css.steps}>
        {how.steps.map(({ title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={css.stepTitle}>{title}</h3>
            <p className={css.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
    <div className={css.halves}>
      <section className={css.safety}>
        <h2 className={css.title}>{safety.title}</h2>
        <ul className={css.points}>
          {safety.points.map((point) => (
            <li key={point} className={css.point}>
              {point}
            </li>
          ))}
        </ul>
      </section>
      <section className={css.prices}>
        <h2 className={css.title}>{prices.title}</h2>
        {prices.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {prices.link && (
          <p>
            <Link href={prices.link.href}>{prices.link.label}</Link>
          </p>
        )}
      </section>
    </div>
    <section>
      <h2 className={css.title}>{questions.title}</h2>
      <div className={css.questions}>
        {questions.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
        <p className={css.more}>
          <Link href={questions.more.href}>{questions.more.label}</Link>
        </p>
      </div>
    </section>
  </div>
));
