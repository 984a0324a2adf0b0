import * as Radix from "@radix-ui/react-dialog";
import { useRef } from "react";
import { IconButton } from "./Button";
import type { DialogProps } from "./Dialog";
import * as css from "./Dialog.css";
import { CloseIcon } from "./icons";

/**
 * Radix's own overlay is left out: it locks scrolling with a <style> that the content security policy refuses, so the
 * scrim is ours and the reset locks the page.
 */
export function RadixDialog(props: DialogProps & { look: "dialog" | "sheet" }) {
  const { look, open, onOpenChange, title, description, closeLabel, children, actions } = props;
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
          // Radix gives the focus back to a trigger of its own alone, and here whoever opens it is outside.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon size={20} />} />
            </Radix.Close>
            {description && (
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            )}
          </div>
          {children && <div className={css.body}>{children}</div>}
          {actions && <div className={css.actions({ look })}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
