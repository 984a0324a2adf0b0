import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Button, IconButton } from "./Button";
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
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/**
 * Keeps the focus, closes by Escape and by a click beside it. Radix's own overlay is left out: it locks scrolling with a
 * <style> that the content security policy refuses, so the scrim is ours and the reset locks the page.
 */
export function Dialog({ open, onOpenChange, title, description, closeLabel, children, actions }: DialogProps) {
  const opener = useRef<Element | null>(null);
  const described = description ? {} : { "aria-describedby": undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={css.scrim} data-dialog-scrim="" />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          className={css.dialog}
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
          {actions && <div className={css.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface ConfirmDialogProps extends Omit<DialogProps, "actions" | "children"> {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** For what cannot be undone. */
  danger?: boolean;
  pending?: boolean;
}

/** Asks before something happens. Stays open after `onConfirm`; the caller closes it when the thing is done. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger,
  pending,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button type="button" variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button type="button" variant={danger ? "danger" : "primary"} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
