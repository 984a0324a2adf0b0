import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import * as css from "./Tooltip.css";

export interface TooltipProps {
  /** A few words that help and that nobody needs: on a phone, and without a script, they are never seen. */
  text: ReactNode;
  side?: "top" | "bottom";
  /** One element that can have the focus: a button, a link. It has a label of its own. */
  children: ReactElement;
}

/** Shows itself under the pointer and with the focus, stays while the pointer is on it, goes by Escape. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.bubble} side={side} sideOffset={4} collisionPadding={12}>
            {text}
            <Radix.Arrow className={css.arrow} width={12} height={6} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
