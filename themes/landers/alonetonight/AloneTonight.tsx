import type { ReactNode } from "react";
import { Button } from "../../primitives";
import { useWords } from "../../words";
import type { LanderProps, Start } from "../lander";
import { Begin, Options } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Regions } from "../parts/Regions";
import * as css from "./alone.css";

/** A night and one question at a time. Without a script the questions stand below each other, as a plain form. */
export function AloneTonight({ brand, start }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={css.night}>
      <Sky />
      <div className={css.middle}>
        <header className={css.words}>
          <h1 className={css.headline}>{t("landers.alonetonight.title")}</h1>
          <p className={css.lead}>{t("landers.alonetonight.lead")}</p>
        </header>
        <div className={css.card} data-questions>
          <Begin brand={brand} start={start}>
            {start && <Questions start={start} />}
          </Begin>
        </div>
      </div>
      <div className={css.below}>
        <div className={frame.page}>
          <Points />
        </div>
      </div>
    </div>
  );
}

function Questions({ start }: { start: Start }) {
  const { t } = useWords();
  const questions = [
    start.genders.length > 0 && (
      <Options name="gender" legend={t("landers.alonetonight.who")} options={start.genders} />
    ),
    start.seeking.length > 0 && (
      <Options name="seeking" legend={t("landers.alonetonight.whom")} options={start.seeking} several />
    ),
    start.regions.length > 0 && <Regions start={start} label={t("landers.alonetonight.where")} />,
  ].filter(Boolean) as ReactNode[];
  return questions.map((question, index) => (
    <div key={index} className={css.question} data-question>
      <p className={css.count}>{t("landers.alonetonight.count", { step: index + 1, steps: questions.length + 1 })}</p>
      {question}
      <div className={css.ways}>
        {index > 0 && (
          <Button type="button" variant="quiet" data-back>
            {t("landers.alonetonight.back")}
          </Button>
        )}
        <Button type="button" size="l" data-next>
          {t("landers.alonetonight.next")}
        </Button>
      </div>
    </div>
  ));
}

/** Stars where the first letters of a page fall: scattered by code, the same on every visit. */
function Sky() {
  return (
    <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" className={css.sky} aria-hidden="true">
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={css.star} />
      ))}
      <path className={css.moon} d="M1010 70a92 92 0 1 0 92 138A76 76 0 0 1 1010 70z" />
      <path
        className={css.roofs}
        d="M0 700V560l90-56 90 56v-40h60v-60h40v60h120v-90l70-52 70 52v110h90v-70h150v40l84-60 84 60v50h92v-120h30v-40h26v40h74v260z"
      />
    </svg>
  );
}

/** None stands behind the words. */
const STARS = Array.from({ length: 110 }, (_, n): [number, number, number] => {
  const turn = n * 2.399963;
  const far = Math.sqrt(n / 110) * 820;
  const [x, y] = [600 + Math.cos(turn) * far, 250 + Math.sin(turn) * far * 0.46];
  return [Math.round(x), Math.round(y), 0.8 + ((n * 7) % 5) * 0.45];
}).filter(([x, y]) => Math.abs(x - 600) > 330 || y < 90 || y > 470);
