import type { ReactNode } from "react";
import { SuccessIcon } from "./icons";
import * as css from "./PriceCard.css";
import { Badge } from "./surfaces";

export interface PriceCardProps {
  title: string;
  /** "€ 24.99", in the format of the visitor's language. */
  price: ReactNode;
  /** The unit of the price: "a month", "25 cents a message". */
  per?: ReactNode;
  /** A true label: "Most chosen". */
  mark?: string;
  /** Whether the card stands out from those beside it. */
  highlighted?: boolean;
  /** The contents of the item, one line each. */
  includes?: readonly string[];
  /** The text that the law requires before the purchase: what is paid when, and how the contract ends. */
  small?: ReactNode;
  /** The button or link that chooses the item. */
  action: ReactNode;
  /** The level of the heading. 3 by default. */
  level?: 2 | 3;
}

/** A card of one item for sale. */
export function PriceCard(card: PriceCardProps) {
  const { title, price, per, mark, highlighted = false, includes = [], small, action, level = 3 } = card;
  const Heading = `h${level}` as const;
  return (
    <article className={css.card({ highlighted })}>
      <div className={css.head}>
        <Heading className={css.title}>{title}</Heading>
        {mark && <Badge tone="info">{mark}</Badge>}
      </div>
      <p className={css.cost}>
        <strong className={css.price}>{price}</strong> {per && <span className={css.per}>{per}</span>}
      </p>
      <div className={css.rest}>
        {includes.length > 0 && (
          <ul className={css.includes}>
            {includes.map((line) => (
              <li key={line} className={css.line}>
                <span className={css.tick}>
                  <SuccessIcon size={18} />
                </span>
                <span className={css.words}>{line}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={css.action}>
          {action}
          {small && <p className={css.small}>{small}</p>}
        </div>
      </div>
    </article>
  );
}

/** Price cards side by side if there is room, equally high. */
export function PriceCards({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}
