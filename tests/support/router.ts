/** The window variable in which each router stores a page's data. */
export const CONTEXTS = { remix: "__remixContext", "react-router": "__reactRouterContext" };

/** The expected router of the tested build. */
export const router = (process.env.ROUTER || "remix") as keyof typeof CONTEXTS;
