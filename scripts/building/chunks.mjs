import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command.mjs";

/** Puts the texts of all languages into one server file instead of two hundred. @param {string} id */
export function texts(id) {
  if (/\/app\/locales\/[a-z]{2}\/\w+\.ts$/.test(id)) return "texts";
}

/**
 * Puts the code of all pages into two files and most forms into a third: smaller files compress worse and cost a phone
 * more. The first changes only with the libraries, so browsers keep it across releases.
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

/** Modules of login and sign-up above the primitives, without the parts of a birth date. */
const FORMS =
  /\/(app\/ui\/(frame\/(forms|FormProblem)|account\/(PasswordField|BirthDateField|signup\/push-state))|themes\/primitives\/DateParts)\.tsx?$/;

/**
 * Small modules that every page needs: form styles, names of languages, parts that templates share. An error page with
 * a form loads the form's code later.
 */
const OWN =
  /preload-helper|\/app\/ui\/frame\/forms\.css\.ts|\/app\/locales\/names\.ts|\/themes\/(composing\.ts|numbers\.ts|(profile|shell)-parts\.tsx|defaults\/(slot|marks\.css)\.ts)/;

/** The primitives of every shell, sign-up and login. All other primitives load with the pages that use them. */
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

/** The primitives in the list of all, which bring their styles. Primitives of few pages load with those pages. */
const LISTED = new Set(
  [...readFileSync(join(root, "themes/primitives/index.ts"), "utf8").matchAll(/from "\.\/([\w-]+)"/g)].map(
    ([, file]) => file,
  ),
);

/** @type {WeakMap<import("rollup").ManualChunkMeta["getModuleInfo"], Set<string>>} */
const found = new WeakMap();

/**
 * Returns the modules that the frame of every page imports, without the frame's own module.
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

/** Fails the build on an import cycle between the shell and another chunk, because neither chunk could run first. */
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
