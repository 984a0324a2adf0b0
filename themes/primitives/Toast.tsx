import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { onDemand } from "./on-demand";

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: "info" | "success" | "danger";
  /** Until it is closed or acted on. */
  stays?: boolean;
  /** Called where somebody closes it without the action. */
  onDismiss?(): void;
  /** A button: "Undo". There as long as the toast is. */
  action?: { label: string; onSelect(): void };
}

export interface ToastProviderProps {
  /** "Close", translated. */
  closeLabel: string;
  /** The label of the region of toasts: "Notifications". Radix adds its key (F8). */
  label: string;
  children: ReactNode;
}

/** Once, above everything that calls `useToast`. The server renders no toast. */
export function ToastProvider({ closeLabel, label, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const add = useCallback<AddToast>((message) => setToasts((shown) => [...shown, { ...message, id: nextId++ }]), []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const Loaded = RadixToasts.useWhen(toasts.length > 0);
  return (
    <ToastContext.Provider value={add}>
      {children}
      {Loaded && <Loaded toasts={toasts} closeLabel={closeLabel} label={label} onClosed={remove} />}
    </ToastContext.Provider>
  );
}

export type AddToast = (message: ToastMessage) => void;

/**
 * `const toast = useToast()`; then `toast({ title: t("likes.liked"), tone: "success" })`. Stable between renders. The
 * hook fetches the code of toasts at once: for a toast about being offline that would be too late later.
 */
export function useToast(): AddToast {
  useEffect(() => RadixToasts.prefetch(), []);
  return useRareToast();
}

/** The same for a page that hardly ever has a toast to show: it fetches their code when it has. */
export function useRareToast(): AddToast {
  const add = useContext(ToastContext);
  if (!add) throw new Error("no ToastProvider above this component");
  return add;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const RadixToasts = onDemand(() => import("./RadixToasts").then((module) => module.RadixToasts));
const ToastContext = createContext<AddToast | null>(null);
let nextId = 0;
