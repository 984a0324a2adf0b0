import { readEnvironment } from "~/app/settings/environment";
import { prepare } from "../prepare.mjs";
import { newTheme, removeTheme } from "../theme/new";
import { newLander } from "../theme/new-lander";
import { type Noun, verb } from "./declaration";

const name = { does: "of a template, one word of a-z" };

export default {
  more: "themes/tutorial.md explains each step.",
  verbs: {
    new: verb({
      does: "Makes a template from themes/skeleton, which tenants may have at once.",
      permission: null,
      arguments: { name },
      run: ({ name }) => newTheme(name),
    }),
    check: verb({
      does: "Says what one template lacks, or any: slots, states, contrasts, imports, and marks that can't be read.",
      permission: null,
      more: "Marks are measured where there is a Chromium. Ends with 1 where anything is missing.",
      arguments: { name: { ...name, optional: true } },
      async run({ name }) {
        await prepare({ build: false, dependencies: "all" });
        // Loaded on demand: an installation that only serves has no browser to read marks with.
        return (await import("../theme/command")).checkThemes(name);
      },
    }),
    remove: verb({
      does: "Removes a template and all that is in its folder.",
      permission: null,
      more: "Refused while a tenant's config names it.",
      arguments: { name },
      options: { yes: { does: "removes it: nothing brings it back but git" } },
      run: ({ name, yes }) => removeTheme(readEnvironment(), { name, yes }),
    }),
    "new-lander": verb({
      does: "Makes a landing page from themes/landers/skeleton, at /landers/<name> of every site.",
      permission: null,
      arguments: { name: { does: "2 to 30 letters a-z and digits" } },
      run: ({ name }) => newLander(name),
    }),
  },
} satisfies Noun;
