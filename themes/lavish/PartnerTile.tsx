import { Badge, ExternalIcon, LiveIcon } from "../primitives";
import type { Slots } from "../template";
import * as css from "./PartnerTile.css";

export const PartnerTile: Slots["PartnerTile"] = ({ kind, label, title, text, action }) => {
  const Icon = kind === "cam" ? LiveIcon : ExternalIcon;
  return (
    <article className={css.tile}>
      <p>
        <Badge tone="neutral">{label}</Badge>
      </p>
      <p className={css.mark} aria-hidden="true">
        <Icon size="1.75rem" strokeWidth={1.5} />
      </p>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.action}>{action}</div>
    </article>
  );
};
