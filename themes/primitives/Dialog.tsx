import { Button } from "./Button";
import { onDemand } from "./on-demand";
import type { DialogProps } from "./RadixDialog";

/**
 * A dialog in the middle of the window. Traps the focus; closes by Escape and by a click outside. Focuses the element
 * marked `data-autofocus`, else the first control, else the close button. `celebration` centres everything, for a
 * match.
 */
export function Dialog({ look = "dialog", ...props }: DialogProps & { look?: "dialog" | "celebration" }) {
  const Loaded = RadixDialog.useWhen(props.open);
  return Loaded && <Loaded {...props} look={look} />;
}

/** A Dialog that slides in from the side, and from below on a phone. For filters and the like. */
export function Sheet(props: DialogProps) {
  const Loaded = RadixDialog.useWhen(props.open);
  return Loaded && <Loaded {...props} look="sheet" />;
}

const RadixDialog = onDemand(() => import("./RadixDialog").then((module) => module.RadixDialog));

export interface ConfirmDialogProps extends Omit<DialogProps, "actions" | "children"> {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Whether the action cannot be undone. */
  danger?: boolean;
  pending?: boolean;
}

/** Asks for confirmation. Stays open after `onConfirm`: the caller closes it once the action is done. */
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
