import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { hairline } from "./measures";

const line = `${hairline} solid ${vars.color.line}`;

export const frame = style({
  // Makes the frame also clip text that only screen readers read.
  position: "relative",
  minWidth: 0,
  overflowX: "auto",
  border: line,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: vars.size.s });
export const caption = style({
  padding: vars.space.s,
  fontSize: vars.size.m,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textAlign: "start",
});

const box = { padding: `${vars.space.xs} ${vars.space.s}`, verticalAlign: "baseline" } as const;
const align = {
  start: { textAlign: "start" },
  end: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
} as const;

export const heading = recipe({
  base: {
    ...box,
    borderBlockEnd: `${hairline} solid ${vars.color.border}`,
    color: vars.color.muted,
    fontWeight: vars.weight.medium,
    whiteSpace: "nowrap",
  },
  variants: { align },
});
export const row = style({
  selectors: { "& + &": { borderBlockStart: line }, "&:hover": { background: vars.color.sunken } },
});
export const name = recipe({ base: { ...box, minWidth: "7rem", fontWeight: vars.weight.medium }, variants: { align } });
export const cell = recipe({ base: box, variants: { align } });
export const empty = style({ ...box, paddingBlock: vars.space.l, color: vars.color.muted, textAlign: "center" });

/** On a narrow screen each row is a block. */
const narrow = "screen and (max-width: 40rem)";
export const stacked = style({ "@media": { [narrow]: { display: "block" } } });
const within = (selector: string, rule: StyleRule) =>
  globalStyle(`${stacked} ${selector}`, { "@media": { [narrow]: rule } });
within("thead", {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
within(":is(caption, tbody, tr, th, td)", { display: "block", textAlign: "start" });
within("tbody tr", { paddingBlock: vars.space.xs });
within("td[data-label]::before", {
  content: "attr(data-label)",
  display: "block",
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
});
