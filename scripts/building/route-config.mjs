/** @typedef {import("@remix-run/route-config").RouteConfigEntry} Entry */

// What app/routes.ts needs to be read by a command. The package of that name loads Remix's compiler, which a server that runs has not.

/**
 * @param {string | null | undefined} path
 * @param {string} file
 * @param {Partial<Entry> | Entry[]} [optionsOrChildren]
 * @param {Entry[]} [children]
 * @returns {Entry}
 */
export function route(path, file, optionsOrChildren, children) {
  if (Array.isArray(optionsOrChildren)) return { path: path ?? undefined, file, children: optionsOrChildren };
  return { path: path ?? undefined, file, ...optionsOrChildren, children };
}

/**
 * @param {string} file
 * @param {Partial<Entry>} [options]
 * @returns {Entry}
 */
export function index(file, options) {
  return { file, index: true, ...options };
}

/**
 * @param {string} file
 * @param {Partial<Entry> | Entry[]} [optionsOrChildren]
 * @param {Entry[]} [children]
 * @returns {Entry}
 */
export function layout(file, optionsOrChildren, children) {
  return route(undefined, file, optionsOrChildren, children);
}
