import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking, hairline } from "../primitives/measures";

/**
 * The picture stands beside the text. Not on an upright tablet, where half a card would cut a face in two. Not by a
 * container query: Chromium sometimes painted its contents before the template's values arrived.
 */
const beside = "screen and (min-width: 42rem) and (min-aspect-ratio: 1)";
/** The height of the text below the picture, enough to show that there is more. */
const peek = "3.25rem";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `calc(100% - ${peek}) auto`,
  blockSize: "100%",
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "none",
  background: vars.color.surface,
  color: vars.color.text,
  border: `${hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  selectors: {
    // The layout for a person without a text.
    "&:not(:has(> :last-child > :nth-child(2)))": { gridTemplateRows: "100%" },
    // The text fades out at the foot of the card, so that no line is cut through.
    "&:has(> :last-child > :nth-child(2))::after": {
      content: "",
      gridArea: "2 / 1",
      alignSelf: "end",
      position: "sticky",
      insetBlockEnd: 0,
      blockSize: vars.space.l,
      background: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
      pointerEvents: "none",
      "@media": { [beside]: { content: "none" } },
    },
  },
  "@media": {
    [beside]: {
      gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)",
      gridTemplateRows: "100%",
      overflow: "hidden",
    },
  },
});
export const picture = style({
  gridArea: "1 / 1",
  position: "relative",
  isolation: "isolate",
  minBlockSize: 0,
  // The text stands below the face and does not cover it.
  marginBlockEnd: "6rem",
  overflow: "hidden",
  "@media": { [beside]: { gridRow: "1 / -1", marginBlockEnd: 0 } },
});
/** Beside the picture the card scrolls as a whole, so that keyboard focus on the heading's link scrolls it. */
export const words = style({
  display: "contents",
  "@media": {
    [beside]: {
      gridArea: "1 / 2",
      display: "block",
      minBlockSize: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      // The last line fades out if there is more text.
      maskImage: `linear-gradient(to top, transparent, black ${vars.space.xl})`,
    },
  },
});
/** The caption lies on the foot of the picture, which fades out below the caption. */
export const caption = style({
  gridArea: "1 / 1",
  alignSelf: "end",
  zIndex: 1,
  display: "grid",
  justifyItems: "start",
  gap: vars.space.xxs,
  padding: vars.space.m,
  paddingBlockStart: "4rem",
  ...breaking,
  background: `linear-gradient(to top, ${vars.color.surface} 55%, color-mix(in srgb, ${vars.color.surface} 84%, transparent) calc(100% - 3.5rem), transparent)`,
  "@media": {
    [beside]: {
      gap: vars.space.xs,
      padding: `${vars.space.xl} ${vars.space.l} ${vars.space.m}`,
      background: "none",
    },
  },
});
export const heading = style({ maxInlineSize: "100%" });
globalStyle(`${heading} > *`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});
// At this size a name of twelve letters stays on one line.
globalStyle(`${heading} > *`, { "@media": { [beside]: { fontSize: `min(${vars.size.xxl}, 3.25rem, 4.4vw)` } } });
globalStyle(`${heading} a`, { color: "inherit", textDecoration: "none" });
globalStyle(`${heading} a:hover`, { color: vars.color.accentText });
export const place = style({ color: vars.color.text, fontSize: vars.size.s, overflowWrap: "anywhere" });
export const why = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xxs,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textWrap: "balance",
});
export const icon = style({ flex: "none", alignSelf: "center", display: "inline-flex" });
export const about = style({
  gridArea: "2 / 1",
  display: "grid",
  alignContent: "start",
  gap: vars.space.l,
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.l}`,
  ...breaking,
  "@media": {
    [beside]: {
      padding: `${vars.space.m} ${vars.space.l} ${vars.space.xl}`,
      borderBlockStart: `${hairline} solid ${vars.color.line}`,
    },
  },
});
export const question = style({ color: vars.color.muted, fontSize: vars.size.s, fontWeight: vars.weight.medium });
export const answer = style({
  marginBlockStart: vars.space.xxs,
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  lineHeight: 1.3,
});
export const text = style({ whiteSpace: "pre-line" });
