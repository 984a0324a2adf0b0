import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { findProgram, root } from "../command.mjs";
import { main, Unready } from "../unready.mjs";

// Types the commands of "With systemd" in deploying.md in a clean Debian, booted by systemd-nspawn, with the built
// tree. Restarts and kills the shipped units under load. Needs root on Linux, and the network for the first root.

const [PORT, HOST] = [3000, "tidelark.localhost"];
const MAIN = "$(systemctl show --value --property MainPID bouquet)";
const MEMBER = { email: "demo@tidelark.example", password: "bouquet-demo" };
/** systemd kills a server that takes longer to stop. */
const MOST_SECONDS = 15;
/** The archive of a clean Debian, which is made once. */
const BASE = join(tmpdir(), "bouquet-systemd.tar");
const PACKAGES = "systemd,systemd-sysv,dbus,ca-certificates";
/** Programs that make and boot the machine, each with its package. */
const MAKERS = {
  mmdebstrap: "mmdebstrap",
  "systemd-nspawn": "systemd-container",
  unshare: "util-linux",
  ip: "iproute2",
};

await main(async () => {
  if (process.getuid?.() !== 0) throw new Unready("Only root may make a clean root");
  for (const [program, brought] of Object.entries(MAKERS))
    if (!findProgram(program)) throw new Unready(`${program} is missing. Debian, Ubuntu: apt-get install ${brought}`);
  const work = mkdtempSync(join(tmpdir(), "bouquet-systemd-"));
  try {
    if (process.env.IN_OWN_NETWORK) return await rehearse(process.env.IN_OWN_NETWORK);
    const machine = join(work, "root");
    layMachine(machine);
    // The machine has its own network, which this program shares, because ports 3000 and 9000 may be taken here.
    const again = `ip link set lo up && exec "${process.execPath}" "${fileURLToPath(import.meta.url)}"`;
    must("unshare", ["--net", "sh", "-c", again], { IN_OWN_NETWORK: machine });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** Lays the clean Debian, and the running Node at the path of Debian's package. @param {string} machine */
function layMachine(machine) {
  if (!existsSync(BASE)) {
    told("making a clean root");
    must("mmdebstrap", ["--quiet", "--variant=minbase", `--include=${PACKAGES}`, "bookworm", `${BASE}.part.tar`]);
    must("mv", [`${BASE}.part.tar`, BASE]);
  }
  mkdirSync(machine);
  must("tar", ["--extract", "--file", BASE, "--directory", machine, "--exclude=./dev/*"]);
  const prefix = dirname(dirname(realpathSync(process.execPath)));
  const npm = dirname(dirname(realpathSync(findProgram("npm") ?? "")));
  cpSync(join(prefix, "bin/node"), join(machine, "usr/local/bin/node"));
  cpSync(join(prefix, "include/node"), join(machine, "usr/local/include/node"), { recursive: true });
  cpSync(npm, join(machine, "usr/local/lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    execFileSync("ln", ["-s", `../lib/node_modules/npm/bin/${name}-cli.js`, join(machine, "usr/local/bin", name)]);
  for (const name of ["node", "npm", "npx"])
    execFileSync("ln", ["-s", `../local/bin/${name}`, join(machine, "usr/bin", name)]);
  mkdirSync(join(machine, "srv/bouquet"), { recursive: true });
}

/** @param {string} program @param {string[]} args @param {Record<string, string>} [env] in addition */
function must(program, args, env) {
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) throw new Unready(`${program} ended with ${status}`);
}

/** @param {string} line */
function told(line) {
  console.log(`> ${line}`);
}

/** @param {string} machine */
async function rehearse(machine) {
  const args = ["--register=no", "--keep-unit", "--quiet", `--bind-ro=${root}:/srv/bouquet`];
  const booted = spawn("systemd-nspawn", [...args, "--directory", machine, "--boot"], { stdio: "ignore" });
  const ended = new Promise((done) => booted.once("exit", done));
  const leader = await leaderOf(Number(booted.pid));
  const within = commands(leader);
  try {
    await until(
      "the machine is up",
      () => within.tells("systemctl is-system-running").match(/running|degraded/) !== null,
    );
    for (const line of documented()) within.must(line);
    cpSync(join(root, "tenants"), join(machine, "etc/bouquet/tenants"), { recursive: true });
    await until("it serves", serves);
    told(`exposure: ${within.tells("systemd-analyze security --no-pager bouquet").trim().split("\n").at(-1)}`);
    within.must(asServer("node scripts/bouquet.mjs tenant check"));
    within.must(asServer("node scripts/bouquet.mjs seed --tenant tidelark --members 12"));
    await logInAndSend();
    within.mustNot(`nsenter --target ${MAIN} --mount touch /etc/written`);
    await disturb(within);
  } catch (error) {
    console.error(
      within.tells(
        "systemctl status --no-pager bouquet.socket bouquet; journalctl --no-pager --unit bouquet --lines 40",
      ),
    );
    throw error;
  } finally {
    process.kill(leader, "SIGKILL");
    await ended;
  }
}

/** Restarts and kills under load. No request is refused, because systemd listens. @param {Within} within */
async function disturb(within) {
  for (const [what, command] of [
    ["restart", "systemctl restart bouquet"],
    ["kill -9", `kill -9 ${MAIN}`],
    ["a worker's end", `kill -9 $(cut --delimiter=" " --fields=1 /proc/${MAIN}/task/${MAIN}/children)`],
  ]) {
    const load = steadyLoad();
    await pause(1000);
    const began = Date.now();
    within.must(command ?? "");
    await until("it serves again", serves);
    const took = (Date.now() - began) / 1000;
    await pause(1000);
    const { answered, failed } = await load.stop();
    told(
      `${what}: ${took.toFixed(1)} s, ${answered} answered, ${failed.length} failed ${failed.slice(0, 3).join(" | ")}`,
    );
    // A kill cuts off the requests in progress, at most one on each of the eight connections. Later requests wait.
    if (failed.length > (what === "restart" ? 0 : 8)) throw new Unready(`${what}: requests were refused`);
  }
  const began = Date.now();
  within.must("systemctl stop bouquet.socket bouquet");
  const seconds = (Date.now() - began) / 1000;
  told(
    `stopped in ${seconds.toFixed(1)} s, ${within.tells("systemctl show --value --property Result bouquet").trim()}`,
  );
  if (seconds > MOST_SECONDS) throw new Unready("The service did not stop without a kill");
}

/** Requests the front page over eight connections at once. Each request opens a new connection. */
function steadyLoad() {
  let [answered, stopped] = [0, false];
  /** @type {string[]} */
  const failed = [];
  const all = Array.from({ length: 8 }, async () => {
    while (!stopped) {
      const outcome = await ask("/").then(({ status }) => status, String);
      if (outcome === 200) answered++;
      else failed.push(`${outcome}`);
      await pause(20);
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(all);
      return { answered, failed };
    },
  };
}

/** @param {string} what @param {() => boolean | Promise<boolean>} isSo */
async function until(what, isSo) {
  for (const began = Date.now(); !(await isSo()); await pause(200))
    if (Date.now() - began > 180_000) throw new Unready(`In three minutes it does not come about: ${what}`);
}

/** Logs in and sends a photo, so that hashing and decoding run under the unit's limits. */
async function logInAndSend() {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const login = await ask("/login", { method: "POST", headers: form, body: String(new URLSearchParams(MEMBER)) });
  const cookies = (login.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]);
  const picture = { create: { width: 900, height: 600, channels: 3, background: "#884422" } };
  const photo = await sharp(/** @type {import("sharp").SharpOptions} */ (picture))
    .jpeg()
    .toBuffer();
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from("\r\n--b--\r\n")]);
  const headers = { "Content-Type": "multipart/form-data; boundary=b", Cookie: cookies.join("; ") };
  const sent = await ask("/profile/photos", { method: "POST", headers, body });
  told(`a login: ${login.status}, a photo: ${sent.status}`);
  if (sent.status !== 302) throw new Unready(`A photo is refused: ${sent.body}`);
}

/** @typedef {{ status: number; headers: import("node:http").IncomingHttpHeaders; body: string }} Answer */
/** @typedef {{ method?: string; headers?: Record<string, string>; body?: Buffer | string }} Options */

/**
 * Sends a request on a new connection, as the proxy does. `fetch` would send 127.0.0.1 as the host.
 * @param {string} path @param {Options} [options] @returns {Promise<Answer>}
 */
function ask(path, { method = "GET", headers, body = "" } = {}) {
  const proxied = { Host: HOST, "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https" };
  const all = { ...proxied, "Content-Length": Buffer.byteLength(body), ...headers };
  return new Promise((done, fail) => {
    const where = { host: "127.0.0.1", port: PORT, path, method, headers: all, agent: false, timeout: 60_000 };
    const asked = request(where);
    asked.once("response", (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      answer
        .setEncoding("utf8")
        .toArray()
        .then((parts) => done({ status, headers: told, body: parts.join("") }), fail);
    });
    asked.once("timeout", () => asked.destroy(new Error("no answer in a minute")));
    asked.once("error", fail);
    asked.end(body);
  });
}

function serves() {
  return ask("/").then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Returns the commands of deploying.md, without downloads and Caddy's. */
function documented() {
  const guide = readFileSync(join(root, "scripts/operating/deploying.md"), "utf8");
  const block = /## With systemd\n\n((?: {4}.*\n)+)/.exec(guide)?.[1] ?? "";
  const lines = block.split("\n").map((line) => line.trim().replace(" && systemctl reload caddy", ""));
  const typed = lines.filter((line) => line && !/^apt-get|^git clone|Caddyfile/.test(line));
  if (!typed.some((line) => /^systemctl enable/.test(line))) throw new Unready("deploying.md has no such steps");
  return typed.map((line) => `cd /srv/bouquet && ${line}`);
}

/** Wraps a command as deploying.md runs it beside the server. @param {string} command */
function asServer(command) {
  const own = ["DATA_DIR=/var/lib/bouquet", "TENANTS_DIR=/etc/bouquet/tenants"].map((each) => `--setenv ${each}`);
  const where = "--uid bouquet --working-directory /srv/bouquet --property EnvironmentFile=/etc/bouquet/bouquet.env";
  return `systemd-run --quiet --pipe --wait ${where} ${own.join(" ")} ${command}`;
}

/** @typedef {ReturnType<typeof commands>} Within */

/**
 * Runs commands in the booted machine. `must` and `mustNot` end the rehearsal if the outcome is wrong.
 * @param {number} leader its first process, by its id on this machine
 */
function commands(leader) {
  const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  const env = { PATH: path, HOME: "/root", NODE_ENV: /** @type {const} */ ("production") };
  const within = ["--target", `${leader}`, "--all", "--", "/bin/sh", "-c"];
  const run = (/** @type {string} */ command) => spawnSync("nsenter", [...within, command], { encoding: "utf8", env });
  return {
    tells: (/** @type {string} */ command) => run(command).stdout ?? "",
    must(/** @type {string} */ command) {
      told(command);
      const { status, stdout, stderr } = run(command);
      if (status !== 0) throw new Unready(`${command}: ${status}\n${stdout}${stderr}`);
    },
    mustNot(/** @type {string} */ command) {
      if (run(command).status === 0) throw new Unready(`It should fail, and does not: ${command}`);
      told(`refused: ${command}`);
    },
  };
}

/** @param {number} nspawn */
async function leaderOf(nspawn) {
  let leader = 0;
  await until("its first process", () => {
    const { stdout } = spawnSync("pgrep", ["--parent", `${nspawn}`], { encoding: "utf8" });
    leader = stdout.trim().split("\n").map(Number).find(isFirst) ?? 0;
    return leader > 0;
  });
  return leader;
}

/**
 * Returns whether a process is the first one of a machine.
 * @param {number} pid
 */
function isFirst(pid) {
  try {
    return /^NSpid:.*\t1$/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
