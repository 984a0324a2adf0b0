import type { ReactNode } from "react";
import { Button } from "./Button";
import { onDemand } from "./on-demand";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** "Close", translated. */
  closeLabel: string;
  children?: ReactNode;
  /** Stands above the title: a picture, say. */
  ornament?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/**
 * In the middle of the window. Keeps the focus, closes by Escape and by a click beside it. The focus goes to what is marked
 * `data-autofocus`, else to the first thing that there is to do: to the way out only where there is nothing else.
 * `celebration`: for a moment of joy, with everything in its middle.
 */
export function Dialog({ look = "dialog", ...props }: DialogProps & { look?: "dialog" | "celebration" }) {
  const Loaded = RadixDialog.useWhen(props.open);
  return Loaded && <Loaded {...props} look={look} />;
}

/** A Dialog that slides in from the side, and from below on a phone: for filters and other things beside the page. */
export function Sheet(props: DialogProps) {
  const Loaded = RadixDialog.useWhen(props.open);
  return Loaded && <Loaded {...props} look="sheet" />;
}

const RadixDialog = onDemand(() => import("./RadixDialog").then((module) => module.RadixDialog));

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
