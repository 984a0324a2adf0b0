// @engines one
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { decode } from "turbo-stream";
import { describe, expect, test } from "vitest";
import { Outlet, RouterServer, useLoaderData, useLocation, useParams } from "~/app/router/client";
import { createRequestHandler, data, type EntryContext, type LoadContext, redirect } from "~/app/router/server";
import { buildOf } from "~/tests/support/remix-build";
import { pageHandler } from "./pages";

const calls: string[] = [];
const build = buildOf(
  {
    root: {
      path: "",
      module: {
        loader: () => ({ brand: "Tidelark" }),
        default: () => page(createElement(Outlet)),
        ErrorBoundary: () => page("went wrong"),
      },
    },
    people: {
      path: "people",
      parentId: "root",
      module: { loader: () => ["Mira"], default: () => createElement("main", null, createElement(Outlet)) },
    },
    front: { index: true, parentId: "people", module: { default: () => "everybody" } },
    person: { path: ":id", parentId: "people", module: { loader: seen, default: Person } },
    moved: { path: "moved", parentId: "root", module: { loader: () => redirect("/people"), default: () => "never" } },
    thrown: { path: "thrown", parentId: "root", module: { loader: thrownRedirect, default: () => "never" } },
    absent: {
      path: "absent",
      parentId: "root",
      module: {
        loader: () => {
          throw data("not here", { status: 404 });
        },
        default: () => "never",
      },
    },
    failing: {
      path: "failing",
      parentId: "root",
      module: {
        loader: () => {
          throw new Error("broken");
        },
        default: () => "never",
      },
    },
    cookie: {
      path: "cookie",
      parentId: "root",
      module: { loader: () => data({ set: true }, { headers: { "Set-Cookie": "a=1" } }), default: () => "set" },
    },
    later: {
      path: "later",
      parentId: "root",
      module: { loader: () => ({ soon: new Map([["a", 1]]) }), default: () => "later" },
    },
    unrenderable: {
      path: "unrenderable",
      parentId: "root",
      module: {
        default: () => {
          throw new Error("no picture");
        },
      },
    },
    headed: {
      path: "headed",
      parentId: "root",
      module: { default: () => "headed", headers: () => ({ "X-Page": "yes" }) },
    },
    resource: { path: "resource", parentId: "root", module: { loader: () => new Response("plain text") } },
  },
  { default: handleRequest, renderPage, handleError: () => {} },
);
const ours = pageHandler(build, "production");
const remix = createRequestHandler(build, "production");

const PATHS = [
  "/people",
  "/people/",
  "/people/7?view=all&view=some",
  "/people/%C3%A9t%C3%A9",
  "/people/%E0%A4%A",
  "/moved",
  "/thrown",
  "/absent",
  "/failing",
  "/cookie",
  "/later",
  "/unrenderable",
  "/headed",
  "/resource",
  "/nowhere",
  "/people/7?index",
  "/people/7?_routes=person",
];

describe.each(PATHS)("%s", (path) => {
  test("the page equals Remix's own answer", async () => {
    expect(await answerOf(ours, path)).toEqual(await answerOf(remix, path));
  });

  test("the page's data equals Remix's own answer", async () => {
    const [pathname, query] = path.split("?");
    const asked = `${pathname!.replace(/\/$/, "")}.data${query ? `?${query}` : ""}`;
    const [one, other] = [await answerOf(ours, asked), await answerOf(remix, asked)];
    expect({ ...one, body: await decoded(one.body) }).toEqual({ ...other, body: await decoded(other.body) });
  });
});

test("the data of the front page has its own address", async () => {
  const { status, body } = await answerOf(ours, "/_root.data");
  expect([status, await decoded(body)]).toEqual([200, { root: { data: { brand: "Tidelark" } } }]);
});

test.each(["/people/7", "/thrown", "/failing", "/later"])("%s asks each of its loaders once", async (path) => {
  calls.length = 0;
  await answerOf(ours, `${path}?once`);
  expect(calls.length).toBeLessThanOrEqual(1);
  expect(new Set(calls).size).toBe(calls.length);
});

test("a HEAD request gets only the page's headers", async () => {
  const response = await ours(new Request("http://localhost/people/7", { method: "HEAD" }), contextOf());
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

function seen({ request, params }: { request: Request; params: { id?: string } }) {
  calls.push("person");
  const { pathname, search } = new URL(request.url);
  return { id: params.id, pathname, search, since: new Date(0), nothing: undefined };
}

function thrownRedirect() {
  calls.push("thrown");
  throw redirect("/people", { headers: { "Set-Cookie": "b=2" } });
}

function Person() {
  const { id, pathname, search } = useLoaderData() as { id: string; pathname: string; search: string };
  const location = useLocation();
  return createElement(
    "p",
    null,
    id,
    pathname,
    search,
    location.pathname,
    location.search,
    JSON.stringify(useParams()),
  );
}

function page(children: ReactNode) {
  return createElement("html", null, createElement("body", null, children));
}

async function answerOf(handler: typeof remix, path: string) {
  const response = await handler(new Request(`http://localhost${path}`), contextOf());
  const headers = [...response.headers].filter(([name]) => name !== "content-type");
  return { status: response.status, headers, body: await response.text() };
}

async function decoded(text: string): Promise<unknown> {
  if (!text.startsWith("[")) return text;
  const { value, done } = await decode(new Blob([text]).stream(), {
    plugins: [(type, ...rest) => ({ value: [type, rest] })],
  });
  await done;
  return value;
}

function contextOf(): LoadContext {
  return {} as LoadContext;
}

async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
) {
  const payload = await new Response(serverHandoffStream).text();
  return renderPage(request, { status, headers, payload }, context);
}

async function renderPage(
  request: Request,
  { status, headers, payload }: { status: number; headers: Headers; payload: string },
  context: EntryContext,
) {
  const { serverHandoffString, staticHandlerContext } = context;
  const html = renderToString(createElement(RouterServer, { context, url: request.url }));
  const state = await decoded(payload);
  const { location, matches } = staticHandlerContext;
  const matched = matches.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));
  const { key: _, ...place } = location;
  return new Response(JSON.stringify({ html, state, serverHandoffString, place, matched }), { status, headers });
}
