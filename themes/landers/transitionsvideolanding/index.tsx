import { useWords } from "../../words";
import type { LanderProps } from "../lander";
import { Begin } from "../parts/Begin";
import { Film } from "../parts/Film";
import * as frame from "../parts/frame.css";
import { Points } from "../parts/Points";
import { Portrait } from "../parts/Portrait";
import { portraitsOf } from "../parts/portraits";
import * as css from "./transitions.css";

/** A lander with three scenes that open into each other: reading, writing, meeting. */
export function Page({ brand, niche, start }: LanderProps) {
  const { t } = useWords();
  return (
    <div className={frame.page}>
      <div className={css.lay}>
        <Film caption={t("landers.transitionsvideolanding.film")} className={css.film}>
          <Scenes niche={niche} />
        </Film>
        <header className={css.words}>
          <h1 className={frame.headline}>{t("landers.transitionsvideolanding.title")}</h1>
          <p className={frame.lead}>{t("landers.transitionsvideolanding.lead")}</p>
        </header>
        <div className={css.panel}>
          <Begin brand={brand} start={start} />
        </div>
      </div>
      <ol className={css.steps}>
        {([1, 2, 3] as const).map((n) => (
          <li key={n} className={css.step}>
            {t(`landers.transitionsvideolanding.scene_${n}`)}
          </li>
        ))}
      </ol>
      <Points />
    </div>
  );
}

function Scenes({ niche }: { niche: number }) {
  const [one = "", other = ""] = portraitsOf(niche, 2);
  return (
    <div className={css.stage}>
      <div className={css.read}>
        <div className={css.sheet}>
          <Portrait src={one} eager="first" className={css.face} />
          <span className={css.name} />
          <span className={css.line} />
          <span className={css.line} />
          <span className={css.short} />
        </div>
      </div>
      <div className={css.write}>
        <span className={css.theirs}>
          <span className={css.said} />
          <span className={css.saidShort} />
        </span>
        <span className={css.mine}>
          <span className={css.said} />
          <span className={css.said} />
          <span className={css.saidShort} />
        </span>
      </div>
      <div className={css.meet}>
        <Portrait src={one} tone="pale" className={css.left} />
        <Portrait src={other} tone="dim" className={css.right} />
        <Cups />
      </div>
    </div>
  );
}

/** Two cups on a table, steaming. */
function Cups() {
  return (
    <svg viewBox="0 0 400 150" className={css.cups} aria-hidden="true">
      <path className={css.table} d="M0 104h400v46H0z" />
      {[112, 232].map((x) => (
        <g key={x} transform={`translate(${x} 46)`}>
          <path className={css.steam} d="M16 -8c-8-10 8-14 0-26M34 -8c-8-10 8-14 0-26" />
          <path className={css.cup} d="M0 0h50v30a22 22 0 0 1-22 22h-6A22 22 0 0 1 0 30z" />
          <path className={css.handle} d="M50 8h6a11 11 0 0 1 0 22h-7" />
        </g>
      ))}
    </svg>
  );
}
