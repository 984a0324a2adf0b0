import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Outlet, RouterServer, useLoaderData } from "~/app/router/client";
import { narrowHandler } from "~/app/router/narrow";
import type { EntryContext, LoadContext, ServerBuild } from "~/app/router/server";
import { buildOf } from "./remix-build";
import { median, type Pace, type Row, row } from "./rows";

const MANY = 100;
const FEW = 10;

/**
 * Compares a page among a hundred routes with one among ten, by the server's handler. The page is minimal, so routes
 * dominate the cost.
 */
export async function routesRow({ rounds, ms }: Pace): Promise<Row> {
  const [many, few] = [narrowHandler(appOf(MANY), "production"), narrowHandler(appOf(FEW), "production")];
  const costs: { many: number; few: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    // The order alternates, because the first measurement affects the second.
    const first = await costOf(round % 2 ? many : few, ms);
    const second = await costOf(round % 2 ? few : many, ms);
    if (round > 0) costs.push(round % 2 ? { many: first, few: second } : { many: second, few: first }); // warm-up
  }
  return row("a page among 100 routes, against 10", median(costs.map((each) => each.many / each.few)), "<= 1.1", {
    cpu: median(costs.map((each) => each.many)),
    reference_cpu: median(costs.map((each) => each.few)),
  });
}

/** Returns the CPU time of one page, in microseconds. */
async function costOf({ handle }: ReturnType<typeof narrowHandler>, ms: number): Promise<number> {
  const before = process.cpuUsage();
  const end = performance.now() + ms;
  let pages = 0;
  for (; performance.now() < end; pages++) {
    const response = await handle(new Request("http://localhost/section-3/7"), {} as LoadContext);
    if (response.status !== 200 || !(await response.text()).includes("Number 7"))
      throw new Error("That is not the page");
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / pages;
}

function appOf(pages: number): ServerBuild {
  const leaves = Array.from({ length: pages - 1 }, (_, index) => {
    const module = { loader: ({ params }: { params: object }) => params, default: Leaf };
    return [`routes/section-${index}`, { path: `section-${index}/:number`, parentId: "root", module }] as const;
  });
  return buildOf({ root: { path: "", module: { default: Root } }, ...Object.fromEntries(leaves) }, { renderPage });
}

function Root() {
  return createElement("html", null, createElement("body", null, createElement(Outlet)));
}

function Leaf() {
  const { number } = useLoaderData() as { number: string };
  return createElement("p", null, `Number ${number}`);
}

async function renderPage({ url }: Request, init: ResponseInit, context: EntryContext): Promise<Response> {
  return new Response(renderToString(createElement(RouterServer, { context, url })), init);
}
