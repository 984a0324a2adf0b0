import * as Radix from "@radix-ui/react-toast";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { IconButton } from "./Button";
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from "./icons";
import * as css from "./Toast.css";

/** Milliseconds until a toast hides by itself; time under the pointer or the focus does not count. */
export const TOAST_DURATION = 5000;

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: "info" | "success" | "danger";
}

export interface ToastProviderProps {
  /** "Close", translated. */
  closeLabel: string;
  /** Of the region that toasts stand in: "Notifications". Radix adds its key (F8). */
  label: string;
  children: ReactNode;
}

/** Once, above everything that calls `useToast`. The server renders no toast. */
export function ToastProvider({ closeLabel, label, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const add = useCallback<AddToast>((message) => setToasts((shown) => [...shown, { ...message, id: nextId++ }]), []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext.Provider value={add}>
      {children}
      {scripted && (
        <Radix.Provider duration={TOAST_DURATION} label={label} swipeDirection="right">
          {toasts.map((toast) => (
            <Toast key={toast.id} {...toast} closeLabel={closeLabel} onClosed={() => remove(toast.id)} />
          ))}
          <Radix.Viewport className={css.viewport} label={label} />
        </Radix.Provider>
      )}
    </ToastContext.Provider>
  );
}

export type AddToast = (message: ToastMessage) => void;

/** `const toast = useToast()`; then `toast({ title: t("likes.liked"), tone: "success" })`. Stable between renders. */
export function useToast(): AddToast {
  const add = useContext(ToastContext);
  if (!add) throw new Error("no ToastProvider above this component");
  return add;
}

const ToastContext = createContext<AddToast | null>(null);
let nextId = 0;

interface ToastProps extends ToastMessage {
  closeLabel: string;
  onClosed: () => void;
}

function Toast({ title, text, tone = "info", closeLabel, onClosed }: ToastProps) {
  const [open, setOpen] = useState(true);
  // Taken out only after its way out has been seen.
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(onClosed, 400);
    return () => clearTimeout(timer);
  }, [open, onClosed]);
  const Icon = { info: InfoIcon, success: SuccessIcon, danger: AlertIcon }[tone];
  return (
    <Radix.Root
      className={css.toast({ tone })}
      open={open}
      onOpenChange={setOpen}
      type={tone === "danger" ? "foreground" : "background"}
    >
      <span className={css.icon({ tone })}>
        <Icon size={20} />
      </span>
      <div className={css.words}>
        <Radix.Title className={css.title}>{title}</Radix.Title>
        {text && <Radix.Description className={css.text}>{text}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} icon={<CloseIcon size={18} />} />
      </Radix.Close>
    </Radix.Root>
  );
}
