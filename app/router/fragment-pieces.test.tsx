// @engines one
import { type ReactNode, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FragmentsContext, RenderedOnce } from "~/themes/primitives/RenderedOnce";
import { fragmentsOfPage, type KeptFragments } from "./fragment-pieces";

const people = ["Anna", "<b>Bert & Co</b>", "Zoë 🌷"];

describe("a page of fragments", () => {
  const kept = store();

  test.each(["first, as they are rendered", "then, as they were kept"])("equals React's own rendering: %s", () => {
    expect(pageOf(<People names={people} />, kept)).toBe(renderToString(<People names={people} />));
  });

  test("renders no cached fragment again", () => {
    expect(kept.size()).toBe(people.length + 1);
    expect(pageOf(<People names={people} fails />, kept)).toBe(renderToString(<People names={people} />));
  });

  test("may mix cached and new fragments, and use one twice", () => {
    const more = ["Cleo", ...people, "Dirk", "Cleo"];
    expect(pageOf(<People names={more} />, kept)).toBe(renderToString(<People names={more} />));
    expect(pageOf(<People names={more} />, kept)).toBe(renderToString(<People names={more} />));
  });

  test("generates the same ids beside them as React in a browser", () => {
    const page = (
      <main>
        <Card name="Anna" />
        <Field />
        <ul>
          {people.map((name) => (
            <li key={name}>
              <Card name={name} />
              <Field />
            </li>
          ))}
        </ul>
      </main>
    );
    expect(pageOf(page, kept)).toBe(renderToString(page));
  });
});

test("merges a text before or after a fragment into one text", () => {
  const kept = store();
  const page = (
    <p>
      before
      <Card name="Anna" />
      after
      <Card name="Bert" />
      <Card name="Cleo" />
    </p>
  );
  expect(pageOf(page, kept)).toBe(renderToString(page));
  expect(pageOf(page, kept)).toBe(renderToString(page));
});

test("finds a fragment only by everything that it depends on", () => {
  const kept = store();
  const liked = (is: boolean) => pageOf(<Liked name="Anna" is={is} />, kept);
  expect([liked(false), liked(true), liked(false)]).toEqual(["<i>Anna</i>", "<b>Anna</b>", "<i>Anna</i>"]);
});

test("treats a nested fragment as part of its parent", () => {
  const kept = store();
  const page = <RenderedOnce of="all">{() => <People names={people} />}</RenderedOnce>;
  expect(pageOf(page, kept)).toBe(renderToString(page));
  expect(kept.size()).toBe(1);
  expect(pageOf(page, kept)).toBe(renderToString(page));
});

test("renders fragments in place without a cache", () => {
  expect(renderToString(<Asks />)).toBe("in its place");
});

function People({ names, fails = false }: { names: string[]; fails?: boolean }) {
  return (
    <>
      <h1>People</h1>
      <ul>
        {names.map((name, index) => (
          <li key={index}>
            <Card name={name} fails={fails} />
          </li>
        ))}
      </ul>
      <RenderedOnce of="footer">{() => <footer>The end</footer>}</RenderedOnce>
    </>
  );
}

function Card({ name, fails = false }: { name: string; fails?: boolean }) {
  return <RenderedOnce of={["card", name]}>{() => <Name name={name} fails={fails} />}</RenderedOnce>;
}

function Name({ name, fails }: { name: string; fails: boolean }) {
  if (fails) throw new Error("rendered again");
  return (
    <a href={`/?of=${name}`}>
      {name}, {name.length}
    </a>
  );
}

function Liked({ name, is }: { name: string; is: boolean }) {
  return <RenderedOnce of={[name, is]}>{() => (is ? <b>{name}</b> : <i>{name}</i>)}</RenderedOnce>;
}

function Field() {
  const id = useId();
  return <label htmlFor={id}>{id}</label>;
}

function Asks() {
  return useContext(FragmentsContext) ? "filled in" : "in its place";
}

function pageOf(page: ReactNode, kept: KeptFragments): string {
  const fragments = fragmentsOfPage(kept);
  const html = renderToString(<FragmentsContext.Provider value={fragments}>{page}</FragmentsContext.Provider>);
  return fragments
    .pieces(html)
    .map((piece) => piece.toString())
    .join("");
}

function store() {
  const kept = new Map<string, Buffer>();
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, html: Buffer) => void kept.set(key, html),
    size: () => kept.size,
  };
}
