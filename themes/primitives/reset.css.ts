import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const base = {
  minHeight: "100dvh",
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  color: vars.color.text,
  background: vars.color.page,
} as const;

/** The class of the outermost element inside <body>, which brings the whole reset. */
export const app = style(base);

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("*", { margin: 0 });

globalStyle("html", {
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  scrollbarGutter: "stable",
  // Long words are broken by hyphens in the page's language before they are broken anywhere.
  hyphenateLimitChars: "10 4 4",
});

globalStyle("body", {
  ...base,
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
  accentColor: vars.color.accent,
});

// The page behind an open dialog stays where it is. Done here and not by a script's <style>, which the policy refuses.
// The scrim doesn't reach the gutter of the scroll bar; the root's colour does, and the body paints the page.
globalStyle("html:has([data-dialog-scrim])", { overflow: "hidden", background: vars.color.scrim });

globalStyle("h1, h2, h3, h4", {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  textWrap: "balance",
  // Seven languages, some with long words.
  "@media": { "(max-width: 30rem)": { hyphens: "auto" } },
});
globalStyle("h1", { fontSize: vars.size.xl });
globalStyle("h2", { fontSize: vars.size.l });
globalStyle("h3, h4", { fontSize: vars.size.m });
globalStyle("p", { textWrap: "pretty" });

globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });
globalStyle("img, video", { height: "auto" });
globalStyle("button, input, textarea, select", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle("button", { cursor: "pointer" });
globalStyle("fieldset", { border: 0, padding: 0, minWidth: 0 });
globalStyle("legend", { padding: 0 });
// `:where` has no specificity: any class overrides it.
globalStyle(":where(ul[class], ol[class])", { listStyle: "none", padding: 0 });
globalStyle("a:not([class])", { color: vars.color.accentText, textUnderlineOffset: "0.2em" });
globalStyle("a:not([class]):hover", { textDecorationThickness: "2px" });
globalStyle("[hidden]", { display: "none !important" });

globalStyle(":focus", { outline: "none" });
globalStyle(":focus-visible", { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" });
globalStyle("::selection", { background: vars.color.accentSoft, color: vars.color.onAccentSoft });

// Zero, not a short duration: if no property is named, all are transitioned, and arriving styles show frame by frame.
// A delay without a duration stays (`folding`).
globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});

// Prints a page's content in black on white under every template, without navigation.
globalStyle("body header:not(main header), body footer:not(main footer), nav, [data-consent]", {
  "@media": { print: { display: "none !important" } },
});
globalStyle(":has(main), :has(main)::before, :has(main)::after, main, main *", {
  "@media": { print: { colorScheme: "light", color: "CanvasText !important", background: "none !important" } },
});

// A tenant may hide the picture in the mark of fictional profiles. An element around it sets `data-picture`.
globalStyle('[data-fictional-icon="off"] :is(.lucide-drama, [data-picture])', { display: "none" });
