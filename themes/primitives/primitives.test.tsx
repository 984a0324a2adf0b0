// @engines one
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { knobs } from "../niches/knobs";
import { Motif } from "../niches/motif";
import {
  Avatar,
  Button,
  ButtonLink,
  Checkbox,
  CountBadge,
  DateParts,
  Field,
  FileDrop,
  Link,
  LoadingBar,
  Menu,
  Notice,
  Pager,
  PasswordInput,
  Progress,
  pagesToShow,
  RadioGroup,
  RangeSpan,
  Select,
  Skeleton,
  Spinner,
  Steps,
  TabPanels,
  TextArea,
  TextInput,
  ToastProvider,
} from ".";
import { Chips } from "./Chips";
import type { Fixtures } from "./fixture";

const fixtures = import.meta.glob<{ fixtures: Fixtures }>("./*.fixtures.tsx", { eager: true });
const states = Object.entries(fixtures).flatMap(([file, module]) =>
  Object.entries(module.fixtures).map(([state, fixture]) => ({ file, state, fixture })),
);

const months = Array.from({ length: 12 }, (_, index) => `month ${index + 1}`);
const birthday = (
  <DateParts
    legend="Date of birth"
    labels={{ day: "Day", month: "Month", year: "Year" }}
    names={{ day: "day", month: "month", year: "year" }}
    months={months}
    years={[2008, 2007]}
    defaultValue={{ month: "2" }}
    error="Too young"
  />
);
const menu = (
  <Menu
    words="Anna"
    label="Account"
    items={[
      { label: "Profile", href: "/profile" },
      { label: "Log out", post: { action: "/logout", fields: { everywhere: "no" } } },
      { label: "Only with a script", onSelect: () => {} },
    ]}
  />
);

test("the server's HTML has no style attribute, which the security policy would refuse", () => {
  const html = renderToStaticMarkup(
    <ToastProvider closeLabel="Close" label="Notifications">
      <LoadingBar state="loading" label="Loading..." />
      <Button pending>Send</Button>
      <Field label="Password">{(ids) => <PasswordInput {...ids} showLabel="Show" hideLabel="Hide" />}</Field>
      <Select options={[{ value: "", label: "All" }]} />
      <TextArea />
      <Checkbox name="terms" label="I agree" />
      <Avatar name="Anna" photo="/anna.jpg" size="m" />
      <Spinner label="Loading..." />
      <Notice title="Hello" />
      {birthday}
      {menu}
      {Object.keys(knobs).flatMap((niche) => [
        <Motif key={`${niche}h`} niche={Number(niche)} variant="hero" />,
        <Motif key={`${niche}s`} niche={Number(niche)} variant="small" />,
      ])}
    </ToastProvider>,
  );
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toContain("<style");
});

test.each(states)("$file, $state: the server's HTML needs no inline style and no script", ({ fixture: Fixture }) => {
  const html = renderToStaticMarkup(typeof Fixture === "function" ? <Fixture /> : Fixture);
  expect(html).not.toMatch(/\sstyle=/);
  for (const [, id] of html.matchAll(/aria-(?:describedby|labelledby|controls)="([^" ]+)/g)) {
    expect(html).toContain(`id="${id}"`);
  }
});

test("pages import no fixtures", () => {
  const index = readFileSync(new URL("index.ts", import.meta.url), "utf8");
  expect(index).not.toContain("fixture");
  expect(states.length).toBeGreaterThan(100);
});

test("a pending button keeps its label and its focus, and ignores clicks", () => {
  const html = renderToStaticMarkup(<Button pending>Send</Button>);
  expect(html).toMatch(/aria-disabled="true" aria-busy="true".*Send/);
  expect(html).not.toMatch(/\sdisabled/);
});

test("an external link says that it leaves the site and passes no referrer", () => {
  const html = renderToStaticMarkup(
    <Link href="https://example.org/" external="opens in a new tab">
      Authority
    </Link>,
  );
  expect(html).toMatch(/target="_blank" rel="noopener noreferrer".*Authority.*\(opens in a new tab\)/);
});

test("a range of two numbers sends both without a script, each with a name and a text", () => {
  const html = renderToStaticMarkup(
    <RangeSpan
      legend="Age"
      names={["from", "to"]}
      labels={["From", "To"]}
      min={18}
      max={98}
      defaultValue={[38, 58]}
      say={([low, high]) => `${low} to ${high}`}
    />,
  );
  expect(html).toMatch(/<input type="range"[^>]*name="from" min="18" max="98" step="1"[^>]*value="38"/);
  expect(html).toMatch(/<input type="range"[^>]*name="to" min="18" max="98" step="1"[^>]*value="58"/);
  expect(html).toContain('aria-label="From"');
  expect(html).toContain('x="25%" width="25%"');
  expect(html).toContain("38 to 58");
});

test("a file drop without a script is a file input for several pictures", () => {
  const html = renderToStaticMarkup(
    <FileDrop
      name="photos"
      label="Photos"
      prompt="Choose photos"
      accept="image/png,image/jpeg"
      items={[{ id: "1", name: "a.png", picture: "/a.png", progress: 0.5 }]}
      onFiles={() => {}}
      onRemove={() => {}}
      labels={{ remove: (name) => `Remove ${name}`, progress: (name) => `Sending ${name}` }}
      error="Too few"
    />,
  );
  expect(html).toMatch(/<input type="file"[^>]*name="photos" accept="image\/png,image\/jpeg" multiple=""/);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
  // Removing a file needs a script.
  expect(html).not.toContain("Remove a.png");
  expect(html).toMatch(/<progress[^>]*aria-label="Sending a.png" value="0.5"/);
});

test("tab panels open the first panel that is not disabled, named by its tab", () => {
  const html = renderToStaticMarkup(
    <TabPanels
      label="Anna"
      panels={[
        { key: "gifts", label: "Gifts", disabled: true, content: "No gifts" },
        { key: "about", label: "About", content: "Long walks" },
        { key: "photos", label: "Photos", content: "Four photos" },
      ]}
    />,
  );
  expect(html.match(/role="tabpanel"/g)).toHaveLength(3);
  expect(html.match(/role="tabpanel"[^>]*hidden=""/g)).toHaveLength(2);
  expect(html).toMatch(/aria-selected="true"[^>]*>About/);
});

test("progress shows a number if it is known, and steps are named in words", () => {
  expect(renderToStaticMarkup(<Progress label="Sending" value={0.62} />)).toMatch(/62%.*<progress[^>]* value="0.62"/);
  expect(renderToStaticMarkup(<Progress label="Sending" value={null} />)).not.toContain("value=");
  const html = renderToStaticMarkup(<Steps label="Step 3 of 6" step={3} steps={6} dots={4} />);
  expect(html).toMatch(/aria-hidden="true".*Step 3 of 6<\/p>/);
  const looks = [1, 2, 3, 4, 5, 6].map((step) =>
    renderToStaticMarkup(<Steps label="" step={step} steps={6} dots={4} />),
  );
  expect(new Set(looks).size).toBe(6);
});

test("a group of choices can be invalid or disabled as a whole", () => {
  const group = (props: object) => (
    <RadioGroup name="a" legend="A" options={[{ value: "1", label: "One" }]} {...props} />
  );
  expect(renderToStaticMarkup(group({ error: "Choose one" }))).toMatch(/<input[^>]*aria-invalid="true"/);
  expect(renderToStaticMarkup(group({ disabled: true }))).toMatch(/<input[^>]*disabled=""/);
});

test("a skeleton has no text", () => {
  for (const shape of ["text", "card", "row"] as const) {
    expect(renderToStaticMarkup(<Skeleton shape={shape} />)).toMatch(/^<span[^>]*aria-hidden="true"/);
  }
});

test("a field ties label, hint and error to its control", () => {
  const html = renderToStaticMarkup(
    <Field id="mail" label="Email" hint="Never shown" error="Not an address">
      {(ids) => <TextInput {...ids} name="email" />}
    </Field>,
  );
  expect(html).toContain('for="mail"');
  expect(html).toContain('id="mail" aria-describedby="mail-error mail-hint" aria-invalid="true"');
  expect(html).toMatch(/id="mail-hint"[^>]*>Never shown/);
  expect(html).toMatch(/id="mail-error".*Not an address/);
});

test("a date of birth is three native selects that keep the given value", () => {
  const html = renderToStaticMarkup(birthday);
  expect(html.match(/<select/g)).toHaveLength(3);
  expect(html).toContain('<option value="2" class="');
  expect(html).toMatch(/<option value="2"[^>]* selected="">month 2</);
  expect(html).toContain("Too young");
});

test("a menu without a script is a <details> with the items that work", () => {
  const html = renderToStaticMarkup(menu);
  expect(html).toContain("<details");
  expect(html).toContain('href="/profile"');
  expect(html).toMatch(/<form [^>]*action="\/logout"><button type="submit" name="everywhere" value="no"/);
  expect(html).not.toContain("Only with a script");
});

test("a textarea has at least two rows", () => {
  expect(renderToStaticMarkup(<TextArea rows={1} />)).toContain('rows="2"');
});

test("an avatar without a picture shows the initials and has the name as its text", () => {
  const html = renderToStaticMarkup(<Avatar name="Anna de Wit" photo={null} size="s" />);
  expect(html).toContain('role="img" aria-label="Anna de Wit"');
  expect(html).toContain(">AW<");
});

test.each([
  ["E\u0301lodie \u0141ukasz", "E\u0301\u0141"],
  ["\u0915\u093f\u0930\u0923 \u0936\u0930\u094d\u092e\u093e", "\u0915\u093f\u0936"],
  ["\u0645\u0631\u064a\u0645", "\u0645"],
  ["\u{1F1F5}\u{1F1F1} \u{1F469}\u{1F3FD}\u200d\u{1F33E}", "\u{1F1F5}\u{1F1F1}\u{1F469}\u{1F3FD}\u200d\u{1F33E}"],
])("the initials of %s are whole letters", (name, initials) => {
  expect(renderToStaticMarkup(<Avatar name={name} photo={null} size="fill" />)).toContain(`>${initials}<`);
});

test("a count badge hides zero and caps a large number", () => {
  expect(renderToStaticMarkup(<CountBadge count={0} label="0 unread" />)).toBe("");
  expect(renderToStaticMarkup(<CountBadge count={140} label="140 unread" />)).toContain("99+");
});

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("page %i of %i shows %j", (page, pages, shown) => {
  expect(pagesToShow(page, pages)).toEqual(shown);
});

test("a pager marks the current page and is absent for a single page", () => {
  const labels = { navigation: "Pages", previous: "Previous", next: "Next", page: "Go to this page" };
  const hrefOf = (page: number) => (page === 1 ? "/members" : `/members?page=${page}`);
  const html = renderToStaticMarkup(<Pager page={2} pages={3} hrefOf={hrefOf} labels={labels} />);
  expect(html).toMatch(/href="\/members\?page=2"[^>]*aria-current="page"/);
  expect(html).toMatch(/href="\/members" rel="prev"/);
  expect(renderToStaticMarkup(<Pager page={1} pages={1} hrefOf={hrefOf} labels={labels} />)).toBe("");
});

test("an accessible name begins with the visible label", () => {
  const html = renderToStaticMarkup(
    <>
      <Button about="Anna">Unblock</Button>
      <ButtonLink href="/members/1" about="Anna">
        View profile
      </ButtonLink>
      <Chips label="Filters" items={[{ href: "/members", label: "Utrecht" }]} removeLabel="Remove" />
      {menu}
    </>,
  );
  expect([...html.matchAll(/<(?:button|a|summary)[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Unblock, Anna",
    "View profile, Anna",
    "Utrecht, Remove",
    "Anna, Account",
  ]);
});

test("every niche has its own flower", () => {
  for (const variant of ["hero", "small"] as const) {
    const drawn = Object.keys(knobs).map((niche) =>
      renderToStaticMarkup(<Motif niche={Number(niche)} variant={variant} />),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|#[0-9a-f]{3}/);
  }
});
