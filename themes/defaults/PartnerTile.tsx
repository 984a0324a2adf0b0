import { Badge, ExternalIcon, LiveIcon } from "../primitives";
import * as css from "./partner-tile.css";
import { slot } from "./slot";

export const PartnerTile = slot("PartnerTile", ({ kind, label, title, text, action }) => (
  <article className={css.place}>
    <div className={css.tile}>
      <p className={css.label}>
        <Badge tone="neutral">{label}</Badge>
      </p>
      <p className={css.mark} aria-hidden="true">
        {kind === "cam" ? <LiveIcon size="2rem" /> : <ExternalIcon size="2rem" />}
      </p>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
      </div>
      <p className={css.action}>{action}</p>
    </div>
  </article>
));
