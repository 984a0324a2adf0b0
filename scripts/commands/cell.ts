import { readEnvironment } from "~/app/settings/environment";
import { clearTenant, listCells, moveTenant, placeTenant } from "../cell/command";
import { type Noun, verb } from "./declaration";

const slug = { does: "the site" };

export default {
  more: "A cell is a PostgreSQL database: DATABASE_CELLS names them, `main` is DATABASE_URL. Guide: scripts/operating/machines.md",
  verbs: {
    list: verb({
      does: "Lists the cells with their number of sites, and each site with its cell.",
      permission: "machine.run",
      run: () => listCells(readEnvironment()),
    }),
    place: verb({
      does: "Sets the cell of a new site, or the valid one of two copies. Moves nothing.",
      permission: "machine.run",
      arguments: { slug, cell: { does: "where" } },
      run: ({ slug, cell }) => placeTenant(readEnvironment(), { slug, cell }),
    }),
    move: verb({
      does: "Moves a site to another cell. The site is read-only meanwhile.",
      permission: "machine.run",
      more: `Rows are counted and compared on both sides before the site is served from the new cell. After an interruption, the next move
continues; a move to the site's present cell undoes it.`,
      arguments: { slug, cell: { does: "where to" } },
      run: ({ slug, cell }) => moveTenant(readEnvironment(), { slug, cell }),
    }),
    clear: verb({
      does: "Deletes the rest of a site in a cell that it was moved from.",
      permission: "machine.run",
      arguments: { slug, cell: { does: "the former cell" } },
      options: {
        yes: { does: "deletes it for good" },
        writable: { does: "also deletes a copy that accepts writes, which no move left" },
      },
      run: ({ slug, cell, yes, writable }) => clearTenant(readEnvironment(), { slug, cell, yes, writable }),
    }),
  },
} satisfies Noun;
