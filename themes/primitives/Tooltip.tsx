import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import * as css from "./Tooltip.css";

export interface TooltipProps {
  /** A helpful label that no visitor needs: phones, and pages without a script, never show the label. */
  text: ReactNode;
  side?: "top" | "bottom";
  /** The element that the label belongs to: a focusable button or link with a label of its own. */
  children: ReactElement;
}

/** The label appears on hover and focus, stays while hovered, and closes by Escape. */
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
