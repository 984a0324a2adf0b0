import { Motif } from "../../niches/motif";
import { Avatar, Cut } from "../../primitives";
import type { Person } from "../../template";
import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Portrait, TONES } from "../parts/Portrait";
import { portraitsOf } from "../parts/portraits";
import * as css from "./collage.css";

const PICTURES = 4;

/** A lander of overlapping scraps: pictures, a flower, a few words. The form is the largest scrap. */
export function Page({ brand, niche, start, people: all }: LanderProps) {
  const { t } = useWords();
  // Leaves out fictional people, because overlapping pictures would cover their mark.
  const people = all.filter(({ fictional }) => !fictional);
  const drawn = portraitsOf(niche, PICTURES);
  return (
    <div className={frame.page}>
      <div className={css.lay}>
        <h1 className={css.headline}>{t("landers.collagelanding.title")}</h1>
        <div className={css.board}>
          <div className={css.flower}>
            <Motif niche={niche} variant="hero" />
          </div>
          {css.pictures.map((place, index) =>
            people[index] ? (
              <PersonScrap key={place} person={people[index]} className={place} first={index === 0} />
            ) : (
              <div key={place} className={place} aria-hidden="true">
                <Portrait
                  src={drawn[index]!}
                  tone={TONES[index % TONES.length]}
                  eager={index === 0 ? "first" : true}
                  className={css.picture}
                />
              </div>
            ),
          )}
          <ul className={css.scraps} aria-label={t("landers.collagelanding.scraps")}>
            {([1, 2, 3, 4] as const).map((n, index) => (
              <li key={n} className={css.words[index]}>
                {t(`landers.collagelanding.scrap_${n}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className={css.ticket}>
          <p className={frame.lead}>{t("landers.collagelanding.lead")}</p>
          <Begin brand={brand} start={start} />
          {people.length < PICTURES && <p className={frame.small}>{t("landers.drawn")}</p>}
        </div>
      </div>
      <Points />
    </div>
  );
}

function PersonScrap({ person, className, first }: { person: Person; className: string; first: boolean }) {
  return (
    <a href={person.href} className={className}>
      <span className={css.photo}>
        <Avatar name={person.name} photo={person.photo} size="fill" alt="" eager={first ? "first" : true} />
      </span>
      <span className={css.name}>
        <Cut>
          {person.name}, {person.age}
        </Cut>
      </span>
    </a>
  );
}
