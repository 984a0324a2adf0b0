import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command.mjs";

/**
 * The server reads the texts of all languages from one file, not from two hundred.
 * @param {string} id
 */
export function texts(id) {
  if (/\/app\/locales\/[a-z]{2}\/\w+\.ts$/.test(id)) return "texts";
}

/**
 * Puts the code of every page into two files, and that of most forms into a third: split finer it compresses worse, and
 * each file that a page loads keeps a phone busy on its own. The first changes only with the libraries, so that
 * visitors keep it from one release to the next.
 * @param {string} id
 * @param {import("rollup").ManualChunkMeta} modules
 */
export function everywhere(id, modules) {
  if (LIBRARIES.test(id)) return "libraries";
  if (FORMS.test(id)) return "forms";
  const [, primitive, style] = /\/themes\/primitives\/([\w-]+)(\.css)?\.tsx?/.exec(id) ?? [];
  if (
    primitive ? SHELL.has(primitive) || (style && LISTED.has(primitive)) : OWN.test(id) || ofEveryPage(modules).has(id)
  )
    return "shell";
}

const LIBRARIES =
  /commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|@vanilla-extract)\//;

/** The modules of logging in and signing up: above the primitives, but for the parts of a birth date. */
const FORMS =
  /\/(app\/ui\/(frame\/(forms|FormProblem)|account\/(PasswordField|BirthDateField|signup\/push-state))|themes\/primitives\/DateParts)\.tsx?$/;

/**
 * Modules of every build, of texts, of all templates, of the smallest slots, and of how a form looks: where an error page has one, its code
 * comes later.
 */
const OWN =
  /preload-helper|\/app\/ui\/frame\/forms\.css\.ts|\/app\/locales\/names\.ts|\/themes\/(composing\.ts|numbers\.ts|profile-parts\.tsx|defaults\/(slot|marks\.css)\.ts)/;

/**
 * The primitives that every shell, sign-up and log-in is made of. Any other comes with the pages that use it.
 */
const SHELL = new Set([
  "Avatar",
  "Button",
  "choices",
  "Dialog",
  "drawings",
  "Field",
  "Form",
  "icons",
  "inputs",
  "join",
  "Link",
  "LoadingBar",
  "loading-times",
  "marks",
  "measures",
  "Menu",
  "menu-items",
  "on-demand",
  "RenderedOnce",
  "reset",
  "scripted",
  "Spinner",
  "surfaces",
  "Toast",
  "VisuallyHidden",
]);

/**
 * The primitives in the list of all, whose styles come with it. What few pages need is not in it, and comes with its
 * styles to those pages alone.
 */
const LISTED = new Set(
  [...readFileSync(join(root, "themes/primitives/index.ts"), "utf8").matchAll(/from "\.\/([\w-]+)"/g)].map(
    ([, file]) => file,
  ),
);

/** @type {WeakMap<import("rollup").ManualChunkMeta["getModuleInfo"], Set<string>>} */
const found = new WeakMap();

/**
 * The modules that the frame around every page needs, itself aside: Remix asks for that by its own name.
 * @param {import("rollup").ManualChunkMeta} modules
 */
function ofEveryPage({ getModuleIds, getModuleInfo }) {
  const known = found.get(getModuleInfo);
  if (known) return known;
  const frames = [...getModuleIds()].filter((id) => /\/app\/root\.tsx(\?|$)/.test(id));
  const reached = new Set(frames);
  for (const id of reached) {
    if (id.includes("/themes/primitives/")) continue; // a module that needs one of them imports the list of all
    for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  for (const frame of frames) reached.delete(frame);
  found.set(getModuleInfo, reached);
  return reached;
}

/** Fails the build where the shell needs a file that needs the shell: neither could be the first to run. */
export function refuseShellCycles() {
  return {
    name: "standing-alone",
    apply: /** @type {const} */ ("build"),
    /** @param {unknown} _options @param {import("rollup").OutputBundle} bundle */
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shell = chunks.find(({ name }) => name === "shell");
      const circle = chunks.find(
        ({ fileName, imports }) => shell?.imports.includes(fileName) && imports.includes(shell.fileName),
      );
      if (circle) throw new Error(`The shell and ${circle.fileName} need each other: is a primitive missing in SHELL?`);
    },
  };
}
