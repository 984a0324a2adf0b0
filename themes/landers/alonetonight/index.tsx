import type { ReactNode } from "react";
import { Button } from "../../primitives";
import { useWords } from "../../words";
import type { LanderProps, Start } from "../lander";
import { Begin, Options } from "../parts/Begin";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Regions } from "../parts/Regions";
import * as css from "./alone.css";
import { Night } from "./Night";

/**
 * A lander with a street at night that asks one question at a time. A window lights up with each answer. Without a
 * script, the questions form a plain form.
 */
export function Page({ brand, start }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={css.night} data-night>
      <Sky />
      <div className={css.middle}>
        <header className={css.words}>
          <h1 className={css.headline}>{t("landers.alonetonight.title")}</h1>
          <p className={css.lead}>{t("landers.alonetonight.lead")}</p>
        </header>
        <div className={css.scene}>
          <Night />
        </div>
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

/** Stars that code places, the same on every visit. No star lies behind text. */
function Sky() {
  return (
    <svg viewBox="0 0 1200 480" preserveAspectRatio="xMidYMin slice" className={css.sky} aria-hidden="true">
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={css.star} />
      ))}
      <path className={css.moon} d="M1010 70a38 38 0 1 0 38 57A31 31 0 0 1 1010 70z" />
    </svg>
  );
}

const STARS = Array.from({ length: 90 }, (_, n): [number, number, number] => {
  const turn = n * 2.399963;
  const far = Math.sqrt(n / 90) * 640;
  const [x, y] = [600 + Math.cos(turn) * far, 180 + Math.sin(turn) * far * 0.4];
  return [Math.round(x), Math.round(y), 0.8 + ((n * 7) % 5) * 0.4];
}).filter(([x, y]) => y > 4 && (Math.abs(x - 600) > 330 || y < 40 || y > 215));
