import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Below the project, so that packages are found, and not in node_modules, where nothing is watched. */
const tree = join(root, ".data/dev-tree");

const SOURCES = [
  ...["app", "db", "public", "scripts", "tenants", "tests", "themes"],
  ...["package.json", "tsconfig.json", "remix.config.js"],
];

export interface DevTree {
  /** Where the copy is: its files may be changed. */
  folder: string;
  /** `http://<slug>.localhost:<port>` */
  origin(slug: string): string;
  stop(): Promise<void>;
}

/** A copy of the project that one may work on, with what `npm run dev` serves. `prepared` runs a command in it first. */
export async function startDevTree(prepared: string[]): Promise<DevTree> {
  rmSync(tree, { recursive: true, force: true });
  for (const path of SOURCES) cpSync(join(root, path), join(tree, path), { recursive: true });
  const env = {
    ...process.env,
    NODE_ENV: "development" as const,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: join(tree, "data"),
    TENANTS_DIR: "",
    DATABASE_URL: "",
    LOG_LEVEL: "warn",
  };
  const ran = spawnSync(process.execPath, ["--import", "tsx", ...prepared], { cwd: tree, env, encoding: "utf8" });
  if (ran.status !== 0) throw new Error(`${prepared.join(" ")} failed:\n${ran.stdout}${ran.stderr}`);
  const server = spawn(process.execPath, ["tests/support/serve-dev.mjs", String(await freePort())], {
    cwd: tree,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await portOf(server);
  return {
    folder: tree,
    origin: (slug) => `http://${slug}.localhost:${port}`,
    async stop() {
      const gone = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await gone;
      // What the server started may still be writing as it ends.
      rmSync(tree, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
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
