import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A folder that git ignores, but not in node_modules, whose files Vite does not watch. */
const tree = join(root, ".data/dev-tree");

const SOURCES = [
  ...["app", "db", "public", "scripts", "tenants", "tests", "themes"],
  ...["package.json", "package-lock.json", "tsconfig.json", "remix.config.js", ".biome.json"],
];

export interface DevTree {
  /** Folder of the copy, whose files may be changed. */
  folder: string;
  /** Returns `http://<slug>.localhost:<port>`; `desk` is the console. */
  origin(slug: string): string;
  /** Runs a typed command in the copy. */
  type(command: string): { status: number | null; output: string };
  stop(): Promise<void>;
}

/** Serves a copy of the project as `npm run dev` does, after the command `first`. */
export async function startDevTree(first: string): Promise<DevTree> {
  rmSync(tree, { recursive: true, force: true });
  for (const path of SOURCES) cpSync(join(root, path), join(tree, path), { recursive: true });
  linkPackages();
  const env = {
    ...process.env,
    NODE_ENV: "development" as const,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: join(tree, "data"),
    TENANTS_DIR: "",
    DATABASE_URL: "",
    OPERATOR_HOST: "desk.localhost",
    LOG_LEVEL: "warn",
  };
  const type = (command: string) => {
    const [program, ...args] = typed(command);
    const { status, stdout, stderr } = spawnSync(program!, args, { cwd: tree, env, encoding: "utf8" });
    return { status, output: `${stdout}${stderr}` };
  };
  const { status, output } = type(first);
  if (status !== 0) throw new Error(`${first} failed:\n${output}`);
  const server = spawn(process.execPath, ["tests/support/serve-dev.mjs", String(await freePort())], {
    cwd: tree,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await portOf(server);
  return {
    folder: tree,
    type,
    origin: (slug) => `http://${slug}.localhost:${port}`,
    async stop() {
      const gone = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await gone;
      // Retries, because processes of the server may still be writing.
      rmSync(tree, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Links the packages, without caches: the copy makes its own. */
function linkPackages(): void {
  const [from, to] = [join(root, "node_modules"), join(tree, "node_modules")];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!/^\.(cache|vite)/.test(name)) symlinkSync(join(from, name), join(to, name));
  }
  // Marks the linked packages as complete, because npm can't install over the links.
  mkdirSync(join(to, ".cache/bouquet"), { recursive: true });
  writeFileSync(join(to, ".cache/bouquet/scripts-ran"), "");
}

/** Runs the command without npm, which takes a second to start and looks for updates. */
function typed(command: string): string[] {
  const words = command.split(" ");
  if (command.startsWith("npm run ")) return [process.execPath, "scripts/bouquet.mjs", ...words.slice(2)];
  if (words[0] === "npx") return [join("node_modules/.bin", words[1]!), ...words.slice(2)];
  return words;
}

function portOf({ stdout }: ChildProcess): Promise<string> {
  let text = "";
  return new Promise((done, fail) => {
    stdout!.on("data", (chunk) => {
      text += chunk;
      const port = /^port (\d+)$/m.exec(text)?.[1];
      if (port) done(port);
    });
    stdout!.once("end", () => fail(new Error(`the development server ended before it was up:\n${text}`)));
  });
}
