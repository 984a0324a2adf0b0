import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LANDER_STATES, landerFixture } from "../fixtures/landers";
import { TemplateContext, templates } from "../registry";
import { SpeechContext } from "../words";
import type { Lander } from "./lander";
import { ALL_LANDER_NAMES, allLanders, MEMBER_LANDER_NAMES } from "./registry";

const folder = dirname(fileURLToPath(import.meta.url));
const slots = await templates.social();
const skeleton: Lander = await import("./skeleton");
const all = [
  ...(await Promise.all(ALL_LANDER_NAMES.map(async (name) => ({ name, ...(await allLanders[name].load()) })))),
  { name: "skeleton", ...skeleton },
];
/** Each text is its own key, so that a text outside the catalogue is visible. */
const keys = { t: (key: string) => `[${key}]`, locale: "en-GB" };

describe.each(all)("lander $name", ({ name, Page }) => {
  const markup = (state: (typeof LANDER_STATES)[number]) =>
    renderToStaticMarkup(
      <SpeechContext.Provider value={keys}>
        <TemplateContext.Provider value={slots}>
          <Page {...landerFixture(state, 1)} />
        </TemplateContext.Provider>
      </SpeechContext.Provider>,
    );

  test.each(LANDER_STATES)("%s > has one heading, no style attribute and no text outside the catalogue", (state) => {
    const html = markup(state);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/);
    const given = JSON.stringify(landerFixture(state, 1));
    const words = [...html.matchAll(/>([^<]*[a-z][^<]*)</gi)].map(([, text]) => text!.trim());
    const own = words.filter((text) => !text.startsWith("[") && !given.includes(text.split(/,? /)[0]!));
    expect(own).toEqual([]);
  });

  test("has one form, which begins the sign-up with an address", () => {
    const html = markup("usual");
    expect(html.match(/<form[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<input type="hidden" name="begin" value="1"\/>/);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*required/);
    expect(markup("closed")).not.toContain("<form");
  });

  test("takes every colour from the contract", () => {
    const styles = readdirSync(join(folder, name)).filter((file) => file.endsWith(".css.ts"));
    const colours = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi;
    expect(styles.filter((file) => readFileSync(join(folder, name, file), "utf8").match(colours))).toEqual([]);
  });
});

describe.each(all.filter(({ name }) => MEMBER_LANDER_NAMES.some((each) => each === name)))("$name", ({ Page }) => {
  const markup = (state: (typeof LANDER_STATES)[number]) =>
    renderToStaticMarkup(
      <SpeechContext.Provider value={keys}>
        <TemplateContext.Provider value={slots}>
          <Page {...landerFixture(state, 1)} />
        </TemplateContext.Provider>
      </SpeechContext.Provider>,
    );

  test("shows the member's card with the fictional mark and a link to the profile", () => {
    const { subject } = landerFixture("longest", 1);
    const html = markup("longest");
    expect(html).toContain("[profile.fictional.mark]");
    expect(html).toContain(`href="${subject!.person.href}"`);
    expect(html).toContain(subject!.words.slice(0, 60));
    expect(markup("usual")).not.toContain("[profile.fictional.mark]");
  });

  test("shows a drawing and the site's own text if the visitor may not see the member", () => {
    const html = markup("nobody");
    expect(html).toContain("[index.headline]");
    expect(html).toContain("[landers.drawn]");
    expect(html).not.toContain("#person");
    expect(html).toContain("<form");
  });
});

test("the registry lists every folder with a lander", () => {
  const folders = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.tsx")));
  expect(folders.sort()).toEqual([...ALL_LANDER_NAMES, "skeleton"].sort());
});
