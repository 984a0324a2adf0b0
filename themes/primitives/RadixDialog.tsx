import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { isComposing } from "../composing";
import { IconButton } from "./Button";
import * as css from "./Dialog.css";
import { CloseIcon } from "./icons";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** "Close", translated. */
  closeLabel: string;
  children?: ReactNode;
  /** Stands above the title, for example a picture. */
  ornament?: ReactNode;
  /** Buttons at the foot, the main button last. */
  actions?: ReactNode;
}

/**
 * Radix's overlay is left out: it locks scrolling with a <style>, which the content security policy refuses. The scrim
 * is ours, and reset.css.ts locks the page.
 */
export function RadixDialog(props: DialogProps & { look: "dialog" | "sheet" | "celebration" }) {
  const { look, open, onOpenChange, title, description, closeLabel, ornament, children, actions } = props;
  const opener = useRef<Element | null>(null);
  const described = description ? {} : { "aria-describedby": undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={css.scrim} data-dialog-scrim="" />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          className={css.panel({ look })}
          {...described}
          // Escape ends the composition of a word and leaves the dialog open.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          // Radix returns the focus only to its own trigger; the trigger here is outside.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = firstToDo(event.currentTarget as HTMLElement);
            if (!first) return;
            event.preventDefault();
            first.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={css.head({ look })}>
            {ornament && <div className={css.ornament}>{ornament}</div>}
            <Radix.Title className={css.title({ look })}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon size={20} />} className={css.close({ look })} />
            </Radix.Close>
            {description && (
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            )}
          </div>
          {children && (
            <div className={css.body} data-dialog-body>
              {children}
            </div>
          )}
          {actions && (
            <div className={css.actions({ look })} data-dialog-body>
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Returns the first control. Null if the dialog holds only text: then the close button has the focus. */
function firstToDo(panel: HTMLElement): HTMLElement | null {
  return (
    panel.querySelector<HTMLElement>("[data-autofocus]") ??
    panel.querySelector<HTMLElement>(FOCUSABLE.map((each) => `[data-dialog-body] ${each}`).join(", "))
  );
}

const FOCUSABLE = [
  "a[href]",
  "button:not(:disabled)",
  "input:not(:disabled, [type=hidden])",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "[tabindex='0']",
];
