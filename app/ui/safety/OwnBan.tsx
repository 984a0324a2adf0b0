import type { OwnBan as Shown } from "~/app/request/own-ban";
import { ButtonLink, Prose } from "~/themes/primitives";

export function OwnBan({ own: { title, decided, appeal } }: { own: Shown }) {
  return (
    <section aria-labelledby="own-ban">
      <Prose>
        <h2 id="own-ban">{title}</h2>
        {decided.map(({ key, effect, parts }) => (
          <div key={key}>
            <p>
              <strong>{effect}</strong>
            </p>
            {parts.map(({ heading, text }) => (
              <div key={heading}>
                <h3>{heading}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        ))}
        <h3>{appeal.heading}</h3>
        <p>{appeal.text}</p>
      </Prose>
      <p>
        <ButtonLink href={appeal.to} variant="primary">
          {appeal.label}
        </ButtonLink>
      </p>
    </section>
  );
}
