import { describe, expect, test } from "vitest";
import { shareOf } from "~/tests/support/share";
import { misfits, weaknesses } from "~/themes/legibility";
import { knobs } from "~/themes/niches/knobs";
import { templates } from "~/themes/registry";
import type { Slots } from "~/themes/template";
import { findingsOf, SKELETON, slotFindings, weakFindings } from "./check";
import { findingsIn } from "./sources";
import { fileOf, stateFindings } from "./states";

const social = await templates.social();

test.each(shareOf("a template that is checked", [...Object.keys(templates), SKELETON]))(
  "%s has no findings",
  async (name) => {
    expect(await findingsOf(name)).toEqual([]);
  },
);

describe("the check of a template reports", () => {
  test("a missing template", async () => {
    const files = (await findingsOf("nobody")).map(({ file }) => file);
    expect(files).toEqual(["themes/nobody/index.ts", "themes/nobody/tokens.ts", "themes/nobody/theme.css.ts"]);
  });

  test("a missing slot, and an unknown one", () => {
    const { Profile, ...rest } = social;
    const problems = slotFindings("social", { ...rest, Sidebar: () => null }).map(({ problem }) => problem);
    expect(problems).toEqual(["the slot Profile is missing", "Sidebar is no slot"]);
  });

  test("no problem if a slot uses its default", () => {
    const { MessagePrice, SafetyActions, ...rest } = social;
    expect(slotFindings("social", rest)).toEqual([]);
    expect(stateFindings("social", rest)).toEqual([]);
  });

  test("a long name that is not cut", () => {
    const { MemberCard, FictionalMark } = social;
    const Whole: typeof MemberCard = ({ person, like, chat, view, notes, more }) => (
      <article>
        {person.name} {person.age} {person.place} {person.languageBadge} {notes} {like} {chat} {view} {more}
        {person.fictional && <FictionalMark size="card" />}
      </article>
    );
    const problems = stateFindings("social", { ...social, MemberCard: Whole }).map(({ problem }) => problem);
    expect(problems).toContain('MemberCard, state "longest-name": shows a long name whole, not in <Cut>');
  });

  test("the file of a slot: its own, another's or the default's", () => {
    expect(fileOf("skeleton", "Home", social)).toBe("themes/skeleton/Home.tsx");
    expect(fileOf("skeleton", "MemberGrid", social)).toBe("themes/skeleton/MemberCard.tsx");
    const { SafetyActions, ...rest } = social;
    expect(fileOf("skeleton", "SafetyActions", rest)).toBe("themes/defaults/SafetyActions.tsx");
  });

  test.each([
    ["a colour", `style({ color: "#c2264f" })`, "has the colour #c2264f"],
    ["a colour by a function", "style({ boxShadow: `0 0 1px rgb(0 0 0 / 0.5)` })", "has the colour rgb(0 0 0 / 0.5)"],
    ["a colour by name", `style({ borderBlockEnd: "1px solid crimson" })`, "has the colour crimson"],
    ["a style attribute", "<p style={{ margin: 0 }}>{text}</p>", "has a style attribute"],
    ["words", "<p>Look around</p>", 'contains the words "Look around"'],
    ["words in braces", '<p>{"Look around"}</p>', 'contains the words "Look around"'],
    ["words that are only heard", '<nav aria-label="Pages" />', 'contains the words "Pages"'],
    ["words in a style", `style({ "::before": { content: "New" } })`, 'contains the words "New"'],
  ])("%s of its own", (_, text, problem) => {
    expect(findingsIn("themes/ivy/Home.tsx", text)).toMatchObject([{ file: "themes/ivy/Home.tsx:1", problem }]);
  });

  test("no text that only resembles a colour or a word", () => {
    const text = `
      const mask = style({ maskImage: "linear-gradient(rgb(0 0 0 / 0.2), black)", color: "currentColor" });
      const mixed = style({ background: \`color-mix(in srgb, \${vars.color.accent} 13%, white)\` });
      <a href="#add" className="red" aria-label={t("nav.home")}>{age} · {place}&nbsp;→</a>;`;
    expect(findingsIn("themes/ivy/Home.tsx", text)).toEqual([]);
  });

  test("one weak pairing once, with the niches that it is weak in", () => {
    const at = (scheme: string, niche: string, got: number) => ({
      pair: "text on page",
      ratio: 4.5,
      got,
      scheme,
      niche,
    });
    const [finding, ...others] = weakFindings("tokens.ts", [
      at("light", "1", 2),
      at("light", "4", 1.5),
      at("dark", "2", 3),
    ]);
    expect(others).toEqual([]);
    expect(finding!.problem).toBe(
      "text on page needs a contrast of 4.5, and has 1.50 at worst (light, niche 1, 4; dark, niche 2)",
    );
  });

  test("words of a state that it does not show, with the languages", () => {
    const [finding, ...others] = stateFindings("social", { ...social, FictionalMark: () => null });
    expect(finding!.problem).toContain('FictionalMark, states "card", "full": does not show "Fictional profile"');
    expect(finding!.remedy).toContain("/_dev?slot=FictionalMark&state=card&template=social");
    expect(others.map(({ problem }) => problem.split(",")[0])).toEqual(["FinderCard"]); // it contains the mark
  });

  test("a profile that hides report and block", () => {
    const Profile: Slots["Profile"] = (props) => <social.Profile {...props} safety={null} />;
    const problems = stateFindings("social", { ...social, Profile }).map(({ problem }) => problem);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('"Report", "Block"');
    expect(problems[0]!.match(/"usual"|"own"/g)).toEqual(['"usual"']); // a member's own profile needs neither
  });

  test("a front page that drops its story", () => {
    const Index: Slots["Index"] = (props) => <social.Index {...props} story={null} />;
    const [finding, ...others] = stateFindings("social", { ...social, Index });
    expect(finding!.problem).toContain("does not show {story}");
    expect(others).toEqual([]);
  });

  test("a slot that throws", () => {
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
