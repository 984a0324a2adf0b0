/** Where each router keeps its data in a page's window. */
export const CONTEXTS = { remix: "__remixContext", "react-router": "__reactRouterContext" };

/** The router that the build under test is meant to be on. */
export const router = (process.env.ROUTER || "remix") as keyof typeof CONTEXTS;
