import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./measures";

export const prose = style({ maxWidth: vars.width.prose, minWidth: 0, hyphens: "auto" });

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(",")
      .map((part) => `${prose} ${part.trim()}`)
      .join(", "),
    rule,
  );

within("* + *", { marginBlockStart: vars.space.m });
within("h2", { fontSize: vars.size.l, marginBlockStart: vars.space.xl });
within("> :first-child", { marginBlockStart: 0 });
within("h3, h4", { fontSize: vars.size.m, marginBlockStart: vars.space.l });
within("ul, ol", { paddingInlineStart: "1.4em" });
within("li + li, dt + dd", { marginBlockStart: vars.space.xs });
within("li::marker", { color: vars.color.accentText });
within("dt, strong, th", { fontWeight: vars.weight.bold });
within("dd", { marginInlineStart: 0 });
within("br + *, a, em, strong, code", { marginBlockStart: 0 });
within("hr", { border: 0, borderBlockStart: `${hairline} solid ${vars.color.line}`, marginBlock: vars.space.l });
within("blockquote", {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  color: vars.color.muted,
});
within("table", { display: "block", overflowX: "auto", borderCollapse: "collapse", fontSize: vars.size.s });
within("th, td", {
  padding: vars.space.xs,
  textAlign: "start",
  borderBlockEnd: `${hairline} solid ${vars.color.line}`,
});
within("tr, td, th, tbody, thead", { marginBlockStart: 0 });
