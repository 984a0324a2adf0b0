import { readEnvironment } from "~/app/settings/environment";
import { clearTenant, listCells, moveTenant, placeTenant } from "../cell/command";
import { type Noun, verb } from "./declaration";

const slug = { does: "the site" };

export default {
  more: "A cell is a PostgreSQL database: DATABASE_CELLS names them, and `main` is that of DATABASE_URL. scripts/operating/machines.md says when.",
  verbs: {
    list: verb({
      does: "The cells with how many sites lie in each, and each site with its cell.",
      permission: "machine.run",
      run: () => listCells(readEnvironment()),
    }),
    place: verb({
      does: "Says in which cell a new site is to be made, or which of two copies is the site. Moves nothing.",
      permission: "machine.run",
      arguments: { slug, cell: { does: "where" } },
      run: ({ slug, cell }) => placeTenant(readEnvironment(), { slug, cell }),
    }),
    move: verb({
      does: "Moves a site to another cell. It is read-only meanwhile.",
      permission: "machine.run",
      more: `Rows are counted and summed on both sides before the site is served from there. A move that was broken off goes on with the
next one; to the cell where the site lies, it is undone.`,
      arguments: { slug, cell: { does: "where to" } },
      run: ({ slug, cell }) => moveTenant(readEnvironment(), { slug, cell }),
    }),
    clear: verb({
      does: "Removes what is left of a site in a cell that it was moved from.",
      permission: "machine.run",
      arguments: { slug, cell: { does: "where the site no longer lies" } },
      options: {
        yes: { does: "removes it: nothing brings it back" },
        writable: { does: "also where it can be written to, so that no move left it" },
      },
      run: ({ slug, cell, yes, writable }) => clearTenant(readEnvironment(), { slug, cell, yes, writable }),
    }),
  },
} satisfies Noun;
