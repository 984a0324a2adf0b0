import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { folded, folding, keyboard, target } from "../primitives/measures";
import { cover } from "./Index.css";
import { bar, gutter, hairline, safeFoot } from "./sheet.css";
import { compact, low, narrow, short, wide } from "./theme.css";

/** The width of the column: a horizontal brand needs more than an upright one. */
const spine = createVar();
// A light outside the picture.
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
        vars: { [spine]: "6rem" },
        "@media": {
          [low]: { vars: { [spine]: "7rem" } },
          [wide]: {
            gridTemplateColumns: `${spine} minmax(0, 1fr)`,
            gridTemplateRows: "auto 1fr auto",
            gridTemplateAreas: '"head note" "head main" "head foot"',
          },
        },
      },
    },
    layout: {
      default: {},
      empty: {},
      lander: {},
      stage: { height: "max(100dvh, 34rem)" },
      chat: { height: "100dvh", overflow: "hidden" },
    },
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
    layout: { default: {}, stage: {}, chat: { paddingBlock: vars.space.xxs }, empty: {}, lander: {} },
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
      // The brand runs along the column, and reads upwards.
      true: {
        "@media": {
          [wide]: { flex: "none", justifyContent: "center", width: spine, height: "13rem" },
          [short]: { height: "10rem" },
          [low]: { height: "3rem" },
        },
      },
      false: {},
    },
  },
});

// Hides the small brand on the front page, which shows the brand in large.
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
          [short]: { height: "1.75rem", maxWidth: "10rem" },
          [low]: { height: "1.25rem", maxWidth: "6.25rem", rotate: "none", fontSize: vars.size.s },
        },
      },
      false: { "@media": { [narrow]: { height: "1.5rem", lineHeight: "1.5rem" } } },
    },
  },
});

globalStyle(`${frame.classNames.variants.inside.true} [data-logo] svg`, {
  "@media": { [short]: { maxWidth: "10rem" }, [low]: { maxWidth: "6.25rem" } },
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
      // On a phone brand and languages share a row; log-in and sign-up take the next, or the rest.
      false: {
        flexWrap: "wrap",
        marginInlineStart: "auto",
        "@media": { [narrow]: { display: "contents" } },
      },
    },
  },
});

// Without a script the menus of the column open beside it, and it would clip them.
globalStyle(`${tools.classNames.variants.inside.true} details > div`, {
  "@media": { [wide]: { position: "fixed", insetBlock: `auto ${vars.space.m}`, insetInline: `${spine} auto` } },
});

export const doors = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.xxs,
  letterSpacing: "0.04em",
  "@media": { [narrow]: { flex: "1 0 auto" } },
});
globalStyle(`${doors} > *`, { "@media": { [narrow]: { paddingInline: vars.space.xs } } });
globalStyle(`${doors} > :not(:only-child)`, { "@media": { [narrow]: { flex: "1 0 auto" } } });

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

const chat = frame.classNames.variants.layout.chat;
// The column is as high as the conversation, and does not make the page higher.
globalStyle(`${chat} > header`, { "@media": { [wide]: { height: 0, minHeight: "100%" } } });
// Both fold while a member types on a phone.
globalStyle(`${chat} > :is(header, ${notice})`, { "@media": { [keyboard]: folding } });
globalStyle(`${chat}:has([data-writing]:focus) > :is(header, ${notice})`, { "@media": { [keyboard]: folded } });

export const main = recipe({
  base: { gridArea: "main", minWidth: 0, ":focus": { outline: "none" } },
  variants: {
    layout: {
      default: {},
      empty: { display: "grid", alignContent: "center" },
      lander: { display: "grid" },
      stage: {
        minHeight: 0,
        overflow: "hidden",
        "@media": { [compact]: { paddingBlockEnd: `calc(${bar} + ${safeFoot})` } },
      },
      chat: { display: "grid", minHeight: 0, overflow: "hidden" },
    },
  },
});
