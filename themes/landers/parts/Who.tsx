import { Cut, GlobeIcon, PlaceIcon } from "../../primitives";
import { useTemplate } from "../../registry";
import type { Person } from "../../template";
import { useWords } from "../../words";
import * as css from "./who.css";

/** A member's name and age, the fictional mark, place and language. The name links to the profile. */
export function Who({ person, centred = false }: { person: Person; centred?: boolean }) {
  const { FictionalMark } = useTemplate();
  const { t } = useWords();
  return (
    <div className={centred ? css.centred : css.who}>
      {person.fictional && <FictionalMark size="full" />}
      <p className={css.name}>
        <a href={person.href} className={css.link}>
          <Cut lines={3}>{t("profile.name_and_age", { name: person.name, age: person.age })}</Cut>
        </a>
      </p>
      {person.place && (
        <p className={css.line}>
          <PlaceIcon size="1.1em" />
          {person.place}
        </p>
      )}
      {person.speaks && (
        <p className={css.line}>
          <GlobeIcon size="1.1em" />
          {person.speaks}
        </p>
      )}
    </div>
  );
}
