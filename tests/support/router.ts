/** Where each router keeps its data in a page's window. */
export const CONTEXTS = { remix: "__remixContext", "react-router": "__reactRouterContext" };

/** The expected router of the tested build. */
export const router = (process.env.ROUTER || "remix") as keyof typeof CONTEXTS;
