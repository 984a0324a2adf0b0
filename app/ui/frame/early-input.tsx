import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Gives `take` what a controlled field holds when the script comes. Some are quicker than it, and at its next render React
 * would put its own value back.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement>,
  take: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => take(field.current?.value ?? ""), []);
}

const texts = new Map<HTMLTextAreaElement, { text: string; caret: number }>();

/** Remembers what people make of the page's longer texts: React takes over by making them what the server sent. */
export function watchEarlyTexts(): void {
  for (const area of document.querySelectorAll("textarea")) if (area.value !== area.defaultValue) remember(area);
  document.addEventListener("input", onInput, true);
}

/**
 * Around all of the page: gives people back what they wrote as soon as React has taken over. Once the first effects of the
 * whole page have run, and it answers to everything, `<html>` has `data-interactive`.
 */
export function EarlyTexts({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
  }, []);
  useLayoutEffect(() => {
    document.removeEventListener("input", onInput, true);
    for (const [area, { text, caret }] of texts) {
      if (area.value === text) continue;
      area.value = text;
      area.setSelectionRange(caret, caret);
    }
    texts.clear();
  }, []);
  return children;
}

function onInput({ target }: Event) {
  if (target instanceof HTMLTextAreaElement) remember(target);
}

function remember(area: HTMLTextAreaElement) {
  texts.set(area, { text: area.value, caret: area.selectionEnd });
}
