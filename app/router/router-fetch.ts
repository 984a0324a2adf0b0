declare global {
  interface Window {
    routerFetch?: typeof fetch;
  }
}

/**
 * Has the router read pages' data and post forms by `own`. Neither router takes a fetch of one's own, so the build has it
 * look for this one (`ownFetch` in `scripts/building/routers.mjs`); all other code keeps the window's.
 */
export function setRouterFetch(own: typeof fetch): void {
  window.routerFetch = own;
}
