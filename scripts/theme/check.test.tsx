import { describe, expect, test } from "vitest";
import { misfits, weaknesses } from "~/themes/legibility";
import { knobs } from "~/themes/niches/knobs";
import { templates } from "~/themes/registry";
import type { Template } from "~/themes/template";
import { findingsOf, SKELETON, slotFindings } from "./check";
import { stateFindings } from "./states";

const social: Template = (await templates.social()).default;

test.each([...Object.keys(templates), SKELETON])("%s lacks nothing", { timeout: 120_000 }, async (name) => {
  expect(await findingsOf(name)).toEqual([]);
});

describe("what is said of a template", () => {
  test("that there is none", async () => {
    const files = (await findingsOf("nobody")).map(({ file }) => file);
    expect(files).toEqual(["themes/nobody/index.ts", "themes/nobody/tokens.ts", "themes/nobody/theme.css.ts"]);
  });

  test("a slot that is missing, and one too many", () => {
    const { SafetyActions, ...rest } = social;
    const problems = slotFindings("social", { ...rest, Sidebar: () => null }).map(({ problem }) => problem);
    expect(problems).toEqual(["the slot SafetyActions is missing", "Sidebar is no slot"]);
  });

  test("words that a state was given and does not show, in the languages that it loses them in", () => {
    const [finding, ...others] = stateFindings("social", { ...social, FictionalMark: () => null });
    expect(finding!.problem).toContain('FictionalMark, state "card": does not show "Fictional profile"');
    expect(finding!.remedy).toContain("/_dev?slot=FictionalMark&state=card&template=social");
    expect(others.map(({ problem }) => problem)).toEqual([expect.stringContaining('state "full"')]);
  });

  test("a conversation that keeps report and block to itself", () => {
    const Conversation: Template["Conversation"] = (props) => <social.Conversation {...props} safety={null} />;
    const problems = stateFindings("social", { ...social, Conversation }).map(({ problem }) => problem);
    expect(problems).toHaveLength(7); // all states but the one where the other is gone
    expect(problems[0]).toContain('"Report", "Block"');
  });

  test("a slot that fails", () => {
    const Home = () => {
      throw new Error("no such flower");
    };
    expect(stateFindings("social", { ...social, Home })[0]!.problem).toContain("cannot be rendered (no such flower)");
  });

  test("roles without a value, and colours that cannot be read", async () => {
    const { tokens } = await import("~/themes/social/tokens");
    const good = tokens(knobs[1]!, "light");
    expect(misfits(good)).toEqual([]);
    expect(misfits({ ...good, radius: { ...good.radius, card: " ", corner: "1px" } })).toEqual([
      "radius.card",
      "radius.corner",
    ]);
    const weak = weaknesses({ ...good, color: { ...good.color, onAccent: good.color.accent, danger: "red" } });
    expect(weak.map(({ pair }) => pair)).toContain("onAccent on accent");
    expect(weak.map(({ pair }) => pair)).toContain("danger on surface");
  });
});
