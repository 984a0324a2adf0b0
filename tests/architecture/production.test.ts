import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import selfsigned from "selfsigned";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { MAX_BYTES, MOST_PHOTOS } from "~/app/domain/people/photos/photos.schema";
import { catalogues } from "~/app/locales/catalogues";
import { projectRoot, readEnvironment, SETTINGS } from "~/app/settings/environment";
import { CHANGES } from "~/scripts/building/release.mjs";
import { needs } from "../support/needs";
import { isHere } from "../support/proxies";
import { sentBy, stagesOf, variablesOf } from "./dockerfile.mjs";
import { read } from "./source-files";

const HERE = "scripts/production";
const stages = stagesOf(read(`${HERE}/Dockerfile`));
const running = stages.at(-1)!.instructions;
const image = Object.assign({}, ...running.filter(({ name }) => name === "ENV").map(({ rest }) => variablesOf(rest)));
const compose = read(`${HERE}/compose.yaml`);
const unit = read(`${HERE}/bouquet.service`);
const example = read(`${HERE}/env.example`);

/** Names that are not settings of the server: Caddy's names, and the names of compose.yaml. */
const OTHERS = [
  ...namesIn(read(`${HERE}/Caddyfile`), /\{\$(\w+)/g),
  ...namesIn(compose, /\$\{(\w+)/g),
  "TENANT_VELVET_SMTP",
];

test("env.example has every setting once, below its explanation, and no unused one", () => {
  const names = namesIn(example, /^#?([A-Z][A-Z0-9_]+)=/gm);
  expect([...names].sort()).toEqual([...new Set([...SETTINGS, ...OTHERS])].sort());
  const blocks = example.trim().split("\n\n").slice(1);
  for (const block of blocks) expect(block).toMatch(/^# \S.{20,}[\s\S]*\n#?[A-Z][A-Z0-9_]+=/);
});

test("the server accepts every value in env.example", () => {
  const shown = Object.entries(parseEnv(example.replace(/^#(?=[A-Z][A-Z0-9_]+=.)/gm, "")));
  const settings = Object.fromEntries(shown.filter(([name]) => SETTINGS.includes(name!)));
  const recipient = `age1${"q".repeat(58)}`;
  expect(() => readEnvironment({ ...settings, BACKUP_RECIPIENT: recipient, OPERATOR_ORIGIN: undefined })).not.toThrow();
});

test("HAProxy's texts equal the sites' texts, in each language", () => {
  const words = read(`${HERE}/haproxy/words.map`).trim().split("\n");
  expect(words).toEqual(
    Object.entries(catalogues).map(([language, texts]) => `${language} ${texts["error.unavailable"]}`),
  );
});

test("the Dockerfile sets existing settings, and exposes the ports that it listens on", () => {
  const own = Object.keys(image).filter((name) => !["NODE_ENV", "PATH"].includes(name));
  expect(own.filter((name) => !SETTINGS.includes(name))).toEqual([]);
  expect(restOf("EXPOSE")).toBe(`${image.PORT} ${image.ADMIN_PORT}`);
  expect(restOf("VOLUME")).toBe(image.DATA_DIR);
});

test("the Dockerfile runs files of its context, and not as root", () => {
  const tracked = execFileSync("git", ["ls-files"], { cwd: projectRoot, encoding: "utf8" }).trim().split("\n");
  const sent = sentBy(read(`${HERE}/Dockerfile.dockerignore`), tracked);
  const commands = stages.flatMap(({ instructions }) => instructions.map(({ rest }) => rest)).join("\n");
  const files = namesIn(commands, /\b(scripts\/[\w/]+\.mjs)\b/g);
  expect(files).toEqual([`${HERE}/trim.mjs`, `${HERE}/healthy.mjs`, "scripts/serve.mjs"]);
  for (const file of ["package.json", "package-lock.json", CHANGES, `${HERE}/bin/bouquet`, ...files])
    expect(sent).toContain(file);
  for (const script of namesIn(commands, /npm run (\w+)/g))
    expect(JSON.parse(read("package.json")).scripts).toHaveProperty(script);
  expect(sent.filter((file) => /\.test\.|^tests\/|(^|\/)\.env/.test(file))).toEqual([]);
  expect(restOf("USER")).toBe("10001:10001");
  expect(running.findIndex(({ name }) => name === "USER")).toBeLessThan(
    running.findIndex(({ name }) => name === "CMD"),
  );
});

test("every guide and the Dockerfile install by the command that builds", () => {
  const guides = execFileSync("git", ["ls-files", "*.md", "scripts/production"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  const installing = guides
    .trim()
    .split("\n")
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => /^( {4}|RUN ).*\bnpm (ci|i|install)\b(?! --prefix)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(installing).toEqual([]);
  for (const guide of [
    "README",
    "scripts/operating/deploying",
    "scripts/operating/releases",
    "scripts/operating/serving",
  ])
    expect([guide, /^ {4}.*\bnpm run build\b/m.test(read(`${guide}.md`))]).toEqual([guide, true]);
  const steps = stages[0]!.instructions.filter(({ name }) => name === "RUN").map(({ rest }) => rest);
  expect(steps[0]).toBe("npm run build");
});

test("compose.yaml names existing files, settings and ports", () => {
  const [, bouquet = "", caddy = ""] = /\n {2}bouquet:\n([\s\S]*?)\n\n {2}caddy:\n([\s\S]*?)\n\n/.exec(compose) ?? [];
  const settings = Object.fromEntries(
    [...bouquet.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(settings).filter((name) => !SETTINGS.includes(name))).toEqual([]);
  expect(settings).toMatchObject({ PORT: image.PORT, ADMIN_PORT: image.ADMIN_PORT, DATA_DIR: image.DATA_DIR });
  expect(caddy).toContain(`BOUQUET: bouquet:${image.PORT}\n`);
  expect(caddy).toContain(`BOUQUET_ADMIN: http://bouquet:${image.ADMIN_PORT}\n`);
  const caddyfile = read(`${HERE}/Caddyfile`);
  for (const name of namesIn(caddy, /^ {6}([A-Z_]+):/gm)) expect(caddyfile).toContain(`{$${name}`);
  for (const file of namesIn(compose, /^ +(?:dockerfile: |- \.\/)([\w./]+)/gm))
    expect([file, existsSync(join(projectRoot, file)) || existsSync(join(projectRoot, HERE, file))]).toEqual([
      file,
      true,
    ]);
  for (const part of [bouquet, caddy])
    expect(part).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\][\s\S]*no-new-privileges/);
  // The admin port has no access control.
  expect(bouquet).not.toMatch(/^ {4}ports:/m);
});

interface Service {
  image: string;
  build?: unknown;
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  networks: string[];
  healthcheck?: unknown;
  depends_on?: Record<string, { condition: string }>;
  restart: string;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
}

test("compose.yaml declares what its services refer to, and only Caddy is reachable from outside", () => {
  const { services, networks, volumes, ...others } = parse(compose, { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean } | null>;
    volumes: Record<string, { name: string }>;
  };
  // No name, because older releases of compose refuse it. The volumes have fixed names.
  expect(Object.keys(others)).toEqual(["x-limits"]);
  expect(Object.entries(volumes).map(([key, { name }]) => [key, name])).toEqual(
    Object.keys(volumes).map((key) => [key, `bouquet_${key}`]),
  );
  const all = Object.values(services);
  const named = all.flatMap((each) => each.volumes ?? []).map((each) => each.split(":")[0]!);
  const isFolder = (name: string) => /^[./$]/.test(name);
  expect(named.filter((name) => !isFolder(name)).sort()).toEqual(Object.keys(volumes).sort());
  expect(new Set(all.flatMap((each) => each.networks))).toEqual(new Set(Object.keys(networks)));
  for (const [name, { ports, restart, mem_limit, logging, ...service }] of Object.entries(services)) {
    expect([name, Boolean(mem_limit), logging?.options["max-size"]]).toEqual([name, true, "10m"]);
    expect([name, restart, ports !== undefined]).toEqual([name, "unless-stopped", name === "caddy"]);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const waited = services[other]!;
      // Our service has the image's health check.
      const isAsked = waited.healthcheck ?? (waited.build && restOf("HEALTHCHECK"));
      expect([other, condition, Boolean(isAsked)]).toEqual([other, "service_healthy", true]);
    }
  }
  // Databases and pictures have no route in or out.
  const stored = all.filter(({ profiles }) => profiles);
  for (const { networks: own } of stored) expect(own.map((name) => networks[name]?.internal)).toEqual([true]);
  const guide = read("scripts/operating/deploying.md");
  expect(stored.flatMap(({ profiles }) => profiles)).toEqual(namesIn(guide, /--profile (\w+)/g));
});

test("every image is pinned, and no stage downloads a program by hand", () => {
  const images = [
    ...stages.map(({ from }) => from),
    ...namesIn(compose, /^ {4}image: (?:\$\{\w+:-)?([^\s}]+)\}?$/gm),
    ...namesIn(compose, /_IMAGE:-([^\s}]+)\}$/gm),
  ];
  // The command that pins digests covers the images in use.
  const pinned = namesIn(read("scripts/operating/deploying.md"), /\b([A-Z0-9]+=[\w./-]+:[\w.-]+)/g);
  expect(pinned.sort()).toEqual(
    [...compose.matchAll(/\$\{([A-Z0-9]+)_IMAGE:-([^\s}]+)\}/g)].map(([, name, tag]) => `${name}=${tag}`).sort(),
  );
  expect(stages.map(({ from }) => from)).toEqual(namesIn(compose, /_IMAGE: \$\{\w+:-([^\s}]+)\}/g));
  expect(images.filter((name) => name !== "bouquet" && !/:[\w.-]*\d|:bookworm-slim$/.test(name))).toEqual([]);
  expect(read(`${HERE}/Dockerfile`)).not.toMatch(/\b(curl|wget)\b/);
});

test("the service unit runs an existing file with existing settings", () => {
  const [, file] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit)!;
  expect(existsSync(join(projectRoot, file!))).toBe(true);
  const environment = Object.keys(variablesOf(/^Environment=(.*)$/m.exec(unit)![1]!));
  expect(environment.filter((name) => ![...SETTINGS, "NODE_ENV"].includes(name))).toEqual([]);
  expect(unit).toContain(`DATA_DIR=/var/lib/${/^StateDirectory=(\w+)$/m.exec(unit)![1]}`);
});

const needsSystemd = needs(isHere("systemd-analyze"), "systemd-analyze is not installed");

test("systemd-analyze finds little to harden in the service unit", needsSystemd, () => {
  const report = execFileSync(
    "systemd-analyze",
    ["security", "--offline=true", join(projectRoot, HERE, "bouquet.service")],
    {
      encoding: "utf8",
    },
  );
  expect(Number(/exposure level for \S+ ([\d.]+)/.exec(report)![1])).toBeLessThan(2);
});

test("nginx accepts the largest upload, and buffers neither uploads nor events", () => {
  const nginx = read(`${HERE}/nginx.conf`);
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)![1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(MOST_PHOTOS * MAX_BYTES + 64 * 1024);
  expect(nginx).toContain("proxy_request_buffering off;");
  expect(nginx).toMatch(/location = \/api\/events\.php \{[^}]*proxy_buffering off;/);
});

test("nginx accepts the example", needs(isHere("nginx"), "nginx is not installed"), async () => {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-nginx-"));
  try {
    const pair = await selfsigned.generate([{ name: "commonName", value: "velvet.example" }]);
    writeFileSync(join(folder, "velvet.example.pem"), pair.cert);
    writeFileSync(join(folder, "velvet.example.key"), pair.private);
    const site = read(`${HERE}/nginx.conf`)
      .replaceAll("/etc/ssl/bouquet", folder)
      .replace(/listen (\[::\]:)?(80|443)/g, (_, six = "", port) => `listen ${six}4${port.padStart(4, "0")}`);
    writeFileSync(join(folder, "site.conf"), site);
    writeFileSync(
      join(folder, "nginx.conf"),
      `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`,
    );
    execFileSync("nginx", ["-t", "-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function restOf(instruction: string): string | undefined {
  return running.find(({ name }) => name === instruction)?.rest;
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];
}
