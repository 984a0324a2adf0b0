import * as Radix from "@radix-ui/react-toast";
import { useEffect, useRef, useState } from "react";
import { Button, IconButton } from "./Button";
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from "./icons";
import * as css from "./Toast.css";

/** Milliseconds until a toast hides. Time under the pointer or with the focus does not count. */
export const TOAST_DURATION = 5000;

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: "info" | "success" | "danger";
  /** Whether the toast stays until the member closes it or uses its button. */
  stays?: boolean;
  /** Called if the member closes the toast without using its button. */
  onDismiss?(): void;
  /** A button such as "Undo". The button stays as long as the toast. */
  action?: { label: string; onSelect(): void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

export interface RadixToastsProps {
  toasts: readonly ShownToast[];
  closeLabel: string;
  label: string;
  /** Called with the id of a toast that has closed. */
  onClosed: (id: number) => void;
}

/** The region of toasts, with the open ones. */
export function RadixToasts({ toasts, closeLabel, label, onClosed }: RadixToastsProps) {
  return (
    <Radix.Provider duration={TOAST_DURATION} label={label} swipeDirection="right">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} closeLabel={closeLabel} onClosed={onClosed} />
      ))}
      <Radix.Viewport className={css.viewport} label={label} />
    </Radix.Provider>
  );
}

interface ToastProps extends ShownToast {
  closeLabel: string;
  onClosed: (id: number) => void;
}

function Toast({ id, title, text, tone = "info", action, stays, onDismiss, closeLabel, onClosed }: ToastProps) {
  const [open, setOpen] = useState(true);
  const acted = useRef(false);
  const act = () => {
    acted.current = true;
    action?.onSelect();
  };
  const change = (to: boolean) => {
    setOpen(to);
    if (!to && !acted.current) onDismiss?.();
  };
  // Removes a toast after its exit animation.
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => onClosed(id), 400);
    return () => clearTimeout(timer);
  }, [open, id, onClosed]);
  const Icon = { info: InfoIcon, success: SuccessIcon, danger: AlertIcon }[tone];
  return (
    <Radix.Root
      className={css.toast({ tone })}
      open={open}
      onOpenChange={change}
      duration={stays ? Number.POSITIVE_INFINITY : TOAST_DURATION}
      type={tone === "danger" || action ? "foreground" : "background"}
    >
      <span className={css.icon({ tone })}>
        <Icon size={20} />
      </span>
      <div className={css.words}>
        <Radix.Title className={css.title}>{title}</Radix.Title>
        {text && <Radix.Description className={css.text}>{text}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.label}>
            <Button variant="secondary" size="s" onClick={act}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} icon={<CloseIcon size={18} />} />
      </Radix.Close>
    </Radix.Root>
  );
}
