/** @typedef {import("@remix-run/route-config").RouteConfigEntry} Entry */

// Lets a command read app/routes.ts. The real package loads Remix's compiler, which a running server lacks.

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

/** @param {string} file @param {Partial<Entry>} [options] @returns {Entry} */
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
