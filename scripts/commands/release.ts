import { readEnvironment } from "~/app/settings/environment";
import { checkRelease, listReleases, migrateRelease, takeFormer, takeRelease } from "../release/command";
import { type Noun, verb } from "./declaration";

const build = { does: "the name of a build, as in `release list`", optional: true } as const;

export default {
  more: "Guide to releases and restarts: scripts/operating/releases.md. Uses the server's settings; DATA_DIR finds the server.",
  verbs: {
    list: verb({
      does: "Lists the builds with time, version and schema, and which are current, former and served.",
      permission: "machine.run",
      run: () => listReleases(readEnvironment()),
    }),
    check: verb({
      does: "Reports new migrations that would lock tables, or break the served build.",
      permission: "machine.run",
      more: "Checks the tree's migrations by default. Exits with 1 if there is a problem.",
      arguments: { build },
      run: ({ build }) => checkRelease(readEnvironment(), build),
    }),
    migrate: verb({
      does: "Migrates all databases to the schema of a build, several at once. After an interruption, run it again.",
      permission: "machine.run",
      more: `Each database has its old or the new schema. A failed one is named and keeps its state, and the others continue. The server may
run. Takes the current build by default.`,
      arguments: { build },
      run: ({ build }) => migrateRelease(readEnvironment(), build),
    }),
    take: verb({
      does: "Checks and runs migrations, and has the running server serve another build, worker by worker.",
      permission: "machine.run",
      more: `Each new worker must serve front pages before it gets connections, and each old one finishes its requests. If a worker does not
become ready, everything stays as it was, and the command exits with 1. Takes the current build by default (npm run build).`,
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
