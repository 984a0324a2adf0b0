import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react";

/** Passes on text typed into a controlled field before hydration: React would restore its own value. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement>,
  take: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => take(field.current?.value ?? ""), []);
}

const texts = new Map<HTMLTextAreaElement, { text: string; caret: number }>();

/** Stores edits of the page's longer texts before hydration, which React would overwrite with the server's text. */
export function watchEarlyTexts(): void {
  for (const area of document.querySelectorAll("textarea")) if (area.value !== area.defaultValue) remember(area);
  document.addEventListener("input", onInput, true);
}

/** Restores the stored texts. Sets `data-interactive` on `<html>` after the first effects of the whole page. */
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
