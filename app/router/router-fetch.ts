declare global {
  interface Window {
    routerFetch?: typeof fetch;
  }
}

/**
 * Makes the router read pages' data and post forms with `own`. Neither router accepts a custom fetch, so the build
 * makes it look for this one (`ownFetch` in `scripts/building/routers.mjs`). All other code uses the window's.
 */
export function setRouterFetch(own: typeof fetch): void {
  window.routerFetch = own;
}
