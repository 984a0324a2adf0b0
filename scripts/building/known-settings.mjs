/**
 * Conditions of the router in the browser, with the product's fixed answers. The build drops code for other answers.
 * @typedef {{ file: RegExp; answers: { asked: RegExp, answer: string }[] }} Settings `file`: where it asks
 */

/** @type {Settings} */
export const REMIX_SETTINGS = {
  file: /\/@remix-run\/react\/dist\/esm\//,
  answers: [
    { asked: /\b(?:window\.__remixContext\.)?future\.v3_singleFetch\b/g, answer: "true" },
    { asked: /\b(?:window\.__remixContext\.)?future\.v3_lazyRouteDiscovery\b/g, answer: "false" },
    { asked: /\bwindow\.__remixContext\.isSpaMode\b/g, answer: "false" },
    {
      asked: /static: isStatic,\s+staticContext\s+\} = useDataRouterContext\(/g,
      answer: "isStatic = false, staticContext = undefined } = useDataRouterContext(",
    },
  ],
};

/** @type {Settings} */
export const REACT_ROUTER_SETTINGS = {
  file: /\/react-router\/dist\/production\//,
  answers: [
    // False, because each page contains the list of all routes.
    { asked: /\breturn routeDiscovery\.mode === "lazy" && ssr === true\b/g, answer: "return false" },
    // True, because the server renders every page.
    { asked: /\bssrInfo\.context\.ssr\b/g, answer: "true" },
    { asked: /\b(?:ssrInfo\.context|window\.__reactRouterContext)\.isSpaMode\b/g, answer: "false" },
    { asked: /(?<![.\w])isSpaMode(?= && | \? )|(?<=\bif \()isSpaMode(?=\))/g, answer: "false" },
    { asked: /!isSpaMode\b/g, answer: "true" },
    // False, because no component is a server component.
    { asked: /\bReact\d*\.useContext\(RSCRouterContext\)/g, answer: "false" },
    { asked: /(?<=\bif \()this\.context\b/g, answer: "false" }, // belongs to the class whose context says so
    // False, because the code of a route loads in parts.
    { asked: /(?<=\bif \()typeof route\.lazy === "function"(?=\))/g, answer: "false" },
    // Undefined, because no code instruments the router.
    { asked: /\binit\.instrumentations\b/g, answer: "undefined" },
  ],
};

/**
 * Fails the build if the router no longer contains the condition.
 * @param {{ settings: Settings }} router
 * @param {boolean} isSsrBuild
 * @returns {import("vite").Plugin}
 */
export function knownSettings({ settings: { file, answers } }, isSsrBuild) {
  const answered = new Set();
  return {
    name: "known-settings",
    apply: "build",
    transform(code, id) {
      if (isSsrBuild || !file.test(id)) return undefined;
      const known = answers.reduce((text, each) => {
        const { asked, answer } = each;
        if (text.search(asked) >= 0) answered.add(each);
        return text.replace(asked, answer);
      }, code);
      return known === code ? undefined : { code: known, map: null };
    },
    buildEnd(error) {
      if (error || isSsrBuild || answered.size === answers.length) return;
      const unasked = answers.filter((each) => !answered.has(each)).map(({ asked }) => asked.source);
      throw new Error(`The router no longer contains these conditions: see knownSettings\n${unasked.join("\n")}`);
    },
  };
}
