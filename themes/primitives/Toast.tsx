import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { onDemand } from "./on-demand";
import type { ShownToast, ToastMessage } from "./RadixToasts";

export interface ToastProviderProps {
  /** "Close", translated. */
  closeLabel: string;
  /** The label of the region: "Notifications". Radix adds its key (F8). */
  label: string;
  children: ReactNode;
}

/** Render it once, above every component that calls `useToast`. The server renders no toast. */
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
 * Returns a stable function: `toast({ title: t("likes.liked"), tone: "success" })`. Fetches the code of toasts at once,
 * because a toast about being offline could not fetch it later.
 */
export function useToast(): AddToast {
  useEffect(() => RadixToasts.prefetch(), []);
  return useRareToast();
}

/** Like `useToast`, for a page that rarely shows a toast: fetches their code on the first toast. */
export function useRareToast(): AddToast {
  const add = useContext(ToastContext);
  if (!add) throw new Error("no ToastProvider above this component");
  return add;
}

const RadixToasts = onDemand(() => import("./RadixToasts").then((module) => module.RadixToasts));
const ToastContext = createContext<AddToast | null>(null);
let nextId = 0;
