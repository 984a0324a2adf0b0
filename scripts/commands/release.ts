import { readEnvironment } from "~/app/settings/environment";
import { checkRelease, listReleases, migrateRelease, takeFormer, takeRelease } from "../release/command";
import { type Noun, verb } from "./declaration";

const build = { does: "the name of a build, as `release list` has it", optional: true } as const;

export default {
  more: "A release in order, and what needs a restart: scripts/operating/releases.md. Settings are the server's; DATA_DIR finds it.",
  verbs: {
    list: verb({
      does: "The builds: when each was made, of which version and schema, and which is current, former and served.",
      permission: "machine.run",
      run: () => listReleases(readEnvironment()),
    }),
    check: verb({
      does: "Says what in new migrations would lock tables, or break the build that is served.",
      permission: "machine.run",
      more: "Where no build is named, the migrations of the tree are looked at. Ends with 1 where there is something.",
      arguments: { build },
      run: ({ build }) => checkRelease(readEnvironment(), build),
    }),
    migrate: verb({
      does: "Brings all databases to the schema of a build, several at once. Broken off, a second run does the rest.",
      permission: "machine.run",
      more: `Each database is at its old schema or at the new one. One that fails is named and stays as it was, and the others go on. The
server may run. Where no build is named, it is the current one.`,
      arguments: { build },
      run: ({ build }) => migrateRelease(readEnvironment(), build),
    }),
    take: verb({
      does: "Checks and makes migrations, and has the running server serve another build, worker by worker.",
      permission: "machine.run",
      more: `Each new worker has to serve front pages before it gets connections, and each old one answers what it has. Where a worker does not
become ready, all is left as it was, and this ends with 1. Where no build is named, it is the current one (npm run build).`,
      arguments: { build },
      run: ({ build }) => takeRelease(readEnvironment(), build),
    }),
    back: verb({
      does: "Has the running server serve the former build again, worker by worker. Migrations stay.",
      permission: "machine.run",
      run: () => takeFormer(readEnvironment()),
    }),
  },
} satisfies Noun;
