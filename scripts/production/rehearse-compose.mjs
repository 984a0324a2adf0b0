import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { root } from "../command.mjs";
import { main, Unready } from "../unready.mjs";
import { askMakers, inOwnNetwork, layBase, must, quoted, told, typing } from "./clean-root.mjs";
import { buildImage } from "./image.mjs";
import { requestLocally, requestSecurely, steadyLoad, until } from "./local-request.mjs";

// Runs the shipped compose.yaml with Debian 13's Docker engine and compose, in a root of their own. Needs no image
// registry: Bouquet's image comes from the steps of its Dockerfile, and Debian's Caddy and PostgreSQL replace theirs.
// Needs root on Linux with cgroups, and the network. `NODE` and `BASES` are those of clean-root.mjs.

const HOST = "tidelark.localhost";
const HERE = "/srv/bouquet/scripts/production";
const PASSWORD = "rehearsed";
/** Start of the guide's commands. */
const COMPOSE = `docker compose --file ${HERE}/compose.yaml`;

/** Starts as PostgreSQL's image does: creates the named database with its password once. */
const ENTRY = `#!/bin/sh
set -e
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql && chown -R postgres "$PGDATA" /var/run/postgresql
  exec setpriv --reuid postgres --regid postgres --init-groups "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait --options "-c listen_addresses=" start
  createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait stop
fi
exec postgres -c listen_addresses=*
`;

await main(async () => {
  askMakers(["unshare util-linux", "nsenter util-linux", "ip iproute2"]);
  if (process.env.IN_OWN_NETWORK) return rehearse(process.env.IN_OWN_NETWORK);
  const work = mkdtempSync(join(tmpdir(), "bouquet-compose-"));
  try {
    const machine = join(work, "machine");
    layBase(machine, "engine", "docker.io,docker-cli,docker-compose,iptables,ca-certificates", "trixie");
    layImages(machine, work);
    layProject(machine);
    // The engine has its own network, which this program shares, because ports 80 and 443 may be taken here.
    inOwnNetwork(fileURLToPath(import.meta.url), machine);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** Creates what `docker import` reads: root and metadata. @param {string} machine @param {string} work */
function layImages(machine, work) {
  mkdirSync(join(machine, "images"));
  const pack = (/** @type {string} */ name, /** @type {string} */ folder, /** @type {string[]} */ changes) => {
    const file = join(machine, "images", `${name}.tar`);
    must("tar", ["--create", "--file", file, "--directory", folder, "--exclude=./dev/*", "--exclude=./proc/*", "."]);
    writeFileSync(`${file}.changes`, changes.map((each) => `--change ${quoted(each)}`).join(" "));
    rmSync(folder, { recursive: true, force: true });
  };
  const { state, instructions } = buildImage(work);
  const said = ["ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"];
  pack(
    "bouquet",
    state.folder,
    instructions.filter(({ name }) => said.includes(name)).map(({ name, rest }) => `${name} ${rest}`),
  );
  layBase(join(work, "caddy"), "caddy", "caddy,ca-certificates");
  pack("caddy", join(work, "caddy"), [
    "ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data",
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ]);
  layBase(join(work, "postgres"), "postgres", "postgresql-17", "trixie");
  const entry = join(work, "postgres/usr/local/bin/entry");
  writeFileSync(entry, ENTRY, { mode: 0o755 });
  pack("postgres", join(work, "postgres"), [
    "ENV PATH=/usr/lib/postgresql/17/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/data",
    'ENTRYPOINT ["/usr/local/bin/entry"]',
  ]);
}

/** Copies the files of a clone, with the guide's settings. @param {string} machine */
function layProject(machine) {
  mkdirSync(join(machine, HERE), { recursive: true });
  for (const file of ["compose.yaml", "Caddyfile"])
    cpSync(join(root, "scripts/production", file), join(machine, HERE, file));
  cpSync(join(root, "scripts/production/env.example"), join(machine, HERE, "bouquet.env"));
  cpSync(join(root, "tenants"), join(machine, "etc/bouquet/tenants"), { recursive: true });
  const lines = ["TENANTS=/etc/bouquet/tenants", "CADDY_OPTIONS=local_certs", `POSTGRES_PASSWORD=${PASSWORD}`];
  writeFileSync(join(machine, HERE, ".env"), `${lines.join("\n")}\n`);
}

/** @param {string} machine */
async function rehearse(machine) {
  const setUp = [
    `mount --bind ${machine} ${machine}`,
    `mount --rbind /dev ${machine}/dev && mount -t proc proc ${machine}/proc && mount -t sysfs sysfs ${machine}/sys`,
    `mount --rbind /sys/fs/cgroup ${machine}/sys/fs/cgroup`,
    `mount -t tmpfs tmpfs ${machine}/run && mount -t tmpfs tmpfs ${machine}/tmp`,
    // A root of the namespace's own: otherwise a command that joins a container would be in this machine's root.
    `cd ${machine} && mkdir -p .former && pivot_root . .former && umount --lazy /.former`,
    `exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root dockerd --log-level warn`,
  ];
  const words = ["--mount", "--pid", "--ipc", "--fork", "--kill-child", "/bin/sh", "-ec", setUp.join("\n")];
  const engine = spawn("unshare", words, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise((done) => engine.once("exit", done));
  const within = commands(() => firstOf(Number(engine.pid)));
  try {
    await until("Docker's engine is up", () => within.succeeds("docker info"));
    within.must("docker version --format 'Docker {{.Server.Version}}' && docker compose version");
    for (const [name, tag] of [
      ["bouquet", "bouquet:latest"],
      ["caddy", tagIn(machine, "caddy")],
      ["postgres", tagIn(machine, "postgres")],
    ])
      within.must(
        `docker import ${readFileSync(join(machine, `images/${name}.tar.changes`), "utf8")} /images/${name}.tar ${tag} && rm /images/${name}.tar`,
      );
    within.must(`${COMPOSE} --profile postgres --profile s3 config --quiet`);
    await onFiles(within);
    await onPostgres(within, machine);
  } catch (error) {
    console.error(
      within.tells(`${COMPOSE} --profile postgres ps --all; ${COMPOSE} --profile postgres logs --tail 40 2>&1`),
    );
    throw error;
  } finally {
    within.succeeds(`${COMPOSE} --profile postgres down`);
    engine.kill("SIGKILL");
    await ended;
  }
}

/** @param {Within} within */
async function onFiles(within) {
  const began = Date.now();
  within.must(`${COMPOSE} up --no-build --detach --wait`);
  await until("a page by https", serves);
  told(`a page by https after ${((Date.now() - began) / 1000).toFixed(0)} s`);
  const http = await requestLocally(80, HOST, "/login?next=%2Fchats");
  told(`http: ${http.status} to ${http.headers.location}`);
  if (http.status !== 308) throw new Unready("http does not lead to https");
  const refused = await requestSecurely(443, "nobody.localhost", "/").then(({ status }) => `${status}`, String);
  told(`a host that nobody has: ${refused}`);
  if (/^\d+$/.test(refused)) throw new Unready("It is answered");
  within.must(`${COMPOSE} exec -T bouquet bouquet tenant check`);
  within.must(`test "$(${COMPOSE} exec -T bouquet id -u)" = 10001`);
  for (const place of ["/srv/bouquet/written", "/etc/written"])
    within.mustNot(`${COMPOSE} exec -T bouquet touch ${place}`);
  within.mustNot(`${COMPOSE} exec -T caddy touch /etc/caddy/written`);
  const load = steadyLoad(() => requestSecurely(443, HOST, "/"));
  await pause(1000);
  within.must(`${COMPOSE} restart bouquet`);
  await pause(2000);
  const { answered, failed } = await load.stop();
  told(`restart: ${answered} answered, ${failed.length} failed ${failed.slice(0, 3).join(" | ")}`);
  if (failed.length > 0) throw new Unready("A restart fails requests");
}

/** @param {Within} within @param {string} machine */
async function onPostgres(within, machine) {
  const file = join(machine, HERE, "bouquet.env");
  const shown = /^#(DATABASE_URL=postgres:\/\/bouquet):password@[^/]+(.*)$/m;
  const set = readFileSync(file, "utf8").replace(shown, `$1:${PASSWORD}@postgres:5432$2`);
  if (!set.includes("@postgres:5432")) throw new Unready("env.example shows no DATABASE_URL");
  writeFileSync(file, set);
  within.must(`${COMPOSE} --profile postgres up --no-build --detach --wait`);
  await until("a page by https from PostgreSQL", serves);
  const schemas = within.tells(`${COMPOSE} exec -T postgres psql --username bouquet bouquet --command '\\dn'`);
  if (!schemas.includes("tidelark")) throw new Unready(`The site is not in PostgreSQL:\n${schemas}`);
  told("a page by https, its site in PostgreSQL");
}

/** Returns the image tag that compose.yaml names. @param {string} machine @param {string} name */
function tagIn(machine, name) {
  const said = readFileSync(join(machine, HERE, "compose.yaml"), "utf8")
    .split("\n")
    .map((line) => line.trim());
  return said.find((line) => line.startsWith(`image: ${name}:`))?.slice("image: ".length) ?? "";
}

/** @typedef {import("./clean-root.mjs").Typing} Within */

/** Runs commands where the engine runs. @param {() => number} leader its process id on this machine */
function commands(leader) {
  const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", NODE_ENV: /** @type {const} */ ("production") };
  return typing((command) => {
    const namespaces = ["--target", `${leader()}`, "--mount", "--pid", "--ipc", "--net", "--root", "--wd"];
    return spawnSync("nsenter", [...namespaces, "/bin/sh", "-c", command], { encoding: "utf8", env });
  });
}

/** Returns the first process started by `unshare`. @param {number} pid */
function firstOf(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
}

function serves() {
  return requestSecurely(443, HOST, "/").then(
    ({ status }) => status === 200,
    () => false,
  );
}
