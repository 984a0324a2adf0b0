/**
 * Makes every media query for a colour scheme, now and later, match `scheme`. "" leaves the scheme to the browser.
 * Returns a function that stops watching for later styles.
 */
export function holdScheme(scheme: string): () => void {
  if (scheme !== "light" && scheme !== "dark") return () => {};
  const root = document.documentElement;
  const answer = () => {
    for (const sheet of document.styleSheets) answerIn(sheet.cssRules, scheme);
  };
  answer();
  root.style.colorScheme = scheme;
  const watch = new MutationObserver(answer);
  watch.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}

/** Stops all animations at their end, and hides carets. */
export function stopMotion(): void {
  const style = document.createElement("style");
  style.textContent = `*, ::before, ::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
  }`;
  document.head.append(style);
}

function answerIn(rules: CSSRuleList, scheme: "light" | "dark"): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const asked = rule.media.mediaText;
      const answered = asked.replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, wanted) =>
        wanted === scheme ? "(min-width: 0px)" : "(max-width: 0px)",
      );
      if (answered !== asked) rule.media.mediaText = answered;
    }
    if ("cssRules" in rule) answerIn(rule.cssRules as CSSRuleList, scheme);
  }
}
