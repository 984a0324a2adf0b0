import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { target } from "../primitives/measures";
import { cover } from "./Index.css";
import { gutter } from "./sheet.css";
import { compact, narrow, wide } from "./theme.css";
import { caps } from "./type.css";

const spine = "6rem";
const bar = "4.25rem";
/** Where the spine has to make do with the height of a small laptop. */
const short = `${wide} and (max-height: 56rem)`;
const safeFoot = "env(safe-area-inset-bottom, 0px)";
const hairline = `1px solid ${vars.color.line}`;
// A lamp that is just outside the picture.
const lamp = `radial-gradient(60rem 40rem at 88% -12rem, color-mix(in srgb, ${vars.color.accent} 13%, transparent), transparent 70%)`;

export const frame = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr auto",
    gridTemplateAreas: '"head" "note" "main" "foot"',
    minHeight: "100dvh",
    backgroundColor: vars.color.page,
    backgroundImage: lamp,
    backgroundRepeat: "no-repeat",
  },
  variants: {
    inside: {
      true: {
        "@media": {
          [wide]: {
            gridTemplateColumns: `${spine} minmax(0, 1fr)`,
            gridTemplateRows: "auto 1fr auto",
            gridTemplateAreas: '"head note" "head main" "head foot"',
          },
        },
      },
    },
    layout: { default: {}, empty: {}, lander: {}, chat: { height: "100dvh", overflow: "hidden" } },
  },
});

export const head = recipe({
  base: {
    gridArea: "head",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
    minWidth: 0,
    paddingInline: gutter,
    paddingBlock: vars.space.xs,
    borderBlockEnd: hairline,
  },
  variants: {
    inside: {
      true: {
        "@media": {
          [wide]: {
            position: "sticky",
            insetBlockStart: 0,
            zIndex: 20,
            flexDirection: "column",
            height: "100dvh",
            padding: `${vars.space.m} 0`,
            borderBlockEnd: 0,
            borderInlineEnd: hairline,
            background: vars.color.sunken,
            overflowY: "auto",
            scrollbarWidth: "none",
          },
        },
      },
      false: { flexWrap: "wrap", paddingBlock: vars.space.s, "@media": { [narrow]: { columnGap: vars.space.xxs } } },
    },
    layout: { default: {}, chat: { paddingBlock: vars.space.xxs }, empty: {}, lander: {} },
  },
});

export const brand = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target,
    minWidth: 0,
    flex: "0 1 auto",
    color: vars.color.text,
    textDecoration: "none",
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    fontSize: vars.size.l,
    lineHeight: 1,
    transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: { "&:hover": { color: vars.color.accentText } },
  },
  variants: {
    inside: {
      // Along the spine, read from the foot up, as on the back of a magazine.
      true: {
        "@media": {
          [wide]: { flex: "none", justifyContent: "center", width: spine, height: "13rem" },
          [short]: { height: "3rem" },
        },
      },
      false: {},
    },
  },
});

// On the cover the brand is the masthead; it need not be said twice.
globalStyle(`header:has(~ main ${cover}) > a`, { display: "none" });

export const logo = recipe({
  base: { display: "block", minWidth: 0, height: "2rem", lineHeight: "2rem", whiteSpace: "nowrap" },
  variants: {
    inside: {
      true: {
        maxWidth: "13rem",
        overflow: "hidden",
        textOverflow: "ellipsis",
        "@media": {
          [wide]: { flex: "none", height: "2.125rem", rotate: "-90deg" },
          [short]: { height: "1.25rem", maxWidth: "5.25rem", rotate: "none", fontSize: vars.size.s },
        },
      },
      false: { "@media": { [narrow]: { height: "1.5rem", lineHeight: "1.5rem" } } },
    },
  },
});

globalStyle(`${frame.classNames.variants.inside.true} [data-logo] svg`, {
  "@media": { [short]: { maxWidth: "5.25rem" } },
});

export const tools = recipe({
  base: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: vars.space.s,
    maxWidth: "100%",
    color: vars.color.muted,
    "@media": { [narrow]: { gap: vars.space.xxs } },
  },
  variants: {
    inside: {
      true: { "@media": { [wide]: { flexDirection: "column", gap: vars.space.xs } } },
      false: { flexWrap: "wrap", marginInlineStart: "auto" },
    },
  },
});

export const doors = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.xxs,
  letterSpacing: "0.04em",
});
globalStyle(`${doors} > *`, { "@media": { [narrow]: { paddingInline: vars.space.xs } } });

export const nav = recipe({
  base: {
    "@media": {
      [compact]: {
        position: "fixed",
        zIndex: 30,
        insetInline: 0,
        insetBlockEnd: 0,
        paddingBlockEnd: safeFoot,
        background: vars.color.sunken,
        borderBlockStart: hairline,
        boxShadow: vars.shadow.high,
      },
      [wide]: { flex: "1 0 auto", display: "grid", alignContent: "center", width: "100%" },
    },
  },
  variants: {
    layout: {
      default: {},
      empty: {},
      lander: {},
      // The conversation gets the screen; its own way back leads to where the bar is.
      chat: { "@media": { [compact]: { display: "none" } } },
    },
  },
});

export const items = style({
  display: "flex",
  "@media": { [wide]: { flexDirection: "column", alignItems: "center" } },
});

export const item = style({
  flex: "1 1 0",
  minWidth: 0,
  "@media": {
    [wide]: {
      flex: "none",
      width: "100%",
      selectors: { "& + &": { borderBlockStart: hairline } },
    },
  },
});

export const link = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.3rem",
  minHeight: bar,
  padding: `${vars.space.xs} 2px`,
  color: vars.color.muted,
  textAlign: "center",
  textDecoration: "none",
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    "&:hover, &[aria-current]": { color: vars.color.text },
    "&:focus-visible": { outlineOffset: "-3px" },
    // The light that is on.
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "-1px",
      insetInline: "30%",
      height: "2px",
      background: vars.color.accent,
      boxShadow: `0 0 1rem 1px ${vars.color.accent}`,
      transform: "scale(0)",
      transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
    },
    "&[aria-current]::before": { transform: "none" },
  },
  "@media": {
    [wide]: {
      minHeight: "5.5rem",
      padding: `${vars.space.m} 0`,
      gap: vars.space.xs,
      selectors: {
        "&::before": { insetBlock: "22%", insetInline: "0 auto", height: "auto", width: "2px" },
      },
    },
    [short]: { minHeight: "4rem", paddingBlock: vars.space.s },
  },
});

export const icon = style({ display: "inline-flex", "@media": { [wide]: { display: "none" } } });

export const label = style([
  caps,
  {
    maxWidth: "100%",
    fontSize: "0.6875rem",
    letterSpacing: "0.06em",
    overflowWrap: "anywhere",
    "@media": {
      [wide]: {
        fontSize: vars.size.xs,
        letterSpacing: "0.18em",
        lineHeight: 1,
        writingMode: "vertical-rl",
        rotate: "180deg",
      },
      [short]: { fontSize: "0.75rem", letterSpacing: "0.1em" },
    },
  },
]);

export const badge = style({
  position: "absolute",
  insetBlockStart: "0.4rem",
  insetInlineStart: "calc(50% + 0.35rem)",
  display: "inline-flex",
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.color.sunken}`,
  "@media": { [wide]: { position: "static", order: -1 } },
});

export const notice = style({
  gridArea: "note",
  paddingBlock: vars.space.xs,
  paddingInline: gutter,
  borderBlockEnd: hairline,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  textAlign: "center",
  textWrap: "balance",
});

export const main = recipe({
  base: { gridArea: "main", minWidth: 0, outlineOffset: "-4px" },
  variants: {
    layout: {
      default: {},
      empty: { display: "grid", alignContent: "center" },
      lander: { display: "grid" },
      chat: { display: "grid", minHeight: 0, overflow: "hidden" },
    },
  },
});

export const foot = recipe({
  base: {
    gridArea: "foot",
    display: "grid",
    gap: vars.space.s,
    justifyItems: "center",
    textAlign: "center",
    paddingInline: gutter,
    paddingBlock: vars.space.l,
    borderBlockStart: hairline,
    color: vars.color.muted,
  },
  variants: {
    inside: {
      true: {
        paddingBlockEnd: `calc(${bar} + ${safeFoot} + ${vars.space.l})`,
        "@media": { [wide]: { paddingBlockEnd: vars.space.l } },
      },
      false: { paddingBlockEnd: `calc(${vars.space.l} + ${safeFoot})` },
    },
  },
});
export const footLinks = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: vars.space.l,
});
export const footLink = style([
  caps,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target,
    color: vars.color.muted,
    textDecoration: "none",
    selectors: { "&:hover": { color: vars.color.text, textDecoration: "underline", textUnderlineOffset: "0.4em" } },
  },
]);
export const company = style({ maxWidth: vars.width.prose, fontSize: vars.size.s, whiteSpace: "pre-line" });
export const footTools = style({ display: "flex", justifyContent: "center" });
