import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import proxyAddr from "proxy-addr";
import { z } from "zod";
import { bucketOf } from "~/app/bucket";
import { type Dsn, dsnOf } from "~/app/log/error-receiver";
import type { Cell } from "~/db/cells/cell";
import { cellsOf } from "~/db/cells/setting";
import { isPostgres } from "~/db/engine";
import { host } from "~/tenants/config/formats";
import { type BackupSettings, backupSettings, backupVariables } from "./backup-settings";
import { defaultSender, type MailServer, type MailSigning, mailServerOf, senderOf, signingOf } from "./operator-mail";

const here = dirname(fileURLToPath(import.meta.url));

/** The project's folder, searched upwards from this module, so that sources and build agree. */
export const projectRoot = above(here, isProject) ?? process.cwd();

/** The folder of the build that contains this module. For sources: `projectRoot`. */
export const buildFolder = above(here, isBuild) ?? projectRoot;

/** The folder with this module's migrations. A served build keeps its own migrations after the sources have changed. */
export const schemaFolder = join(buildFolder, "db");

const RELEASE: string = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")).version;

export interface Environment {
  /** The version of the running release: 0.1.0. */
  release: string;
  port: number;
  host: string;
  /** The folder with databases, media and secrets of every tenant. Absolute. */
  dataDir: string;
  tenantsDir: string;
  /** The PostgreSQL server with the databases. Undefined: the databases are files below `dataDir`. */
  databaseUrl: string | undefined;
  /** The bucket with the pictures. Undefined: the pictures are files below `dataDir`. */
  mediaUrl: string | undefined;
  /** The address of the PostgreSQL server without a transaction pooler. */
  databaseDirectUrl: string | undefined;
  /** A replica of that server, for reads that may be slightly outdated. Undefined if absent. */
  databaseReplicaUrl: string | undefined;
  /** The databases, if there are several, with that of DATABASE_URL first. Empty for a single database. */
  cells: readonly Cell[];
  /** Returns whether the peer at this address may speak for the client (X-Forwarded-*). */
  trustProxy: (address: string, hop: number) => boolean;
  behindProxy: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The receiver of unexpected errors, besides the log. Undefined for none. */
  errorReceiver: Dsn | undefined;
  /** The secret that signs tokens. Undefined: the secret is created on the first start and stored under `dataDir`. */
  secret: string | undefined;
  /** The number of databases that a process keeps open. Beyond it, the least recently used idle one is closed. */
  openTenants: number;
  searchMembers: number;
  /** The number of serving processes. 1: only this process serves, and no process replaces it. */
  workers: number;
  /** The port of health and metrics. Undefined: not served, and nothing is measured. */
  adminPort: number | undefined;
  adminHost: string;
  /** The console's host, in lower case and without a port. Undefined without a console. */
  operatorHost: string | undefined;
  /** The mail server of the operators' desk. Undefined: emails are files below `dataDir`. */
  operatorMail: MailServer | undefined;
  /** The DKIM signature of the desk's emails. Undefined if not set. */
  operatorSigning: MailSigning | undefined;
  /** The sender of the desk's emails. Undefined without a console. */
  operatorSender: { name: string; address: string } | undefined;
  /** The console's origin as browsers see it. Undefined: the origin of each request. */
  operatorOrigin: string | undefined;
  /** The IP addresses of the hosts' DNS records: this machine's, or those of a proxy. Empty if not set. */
  publicAddresses: string[];
  /** The DNS servers of the doctor, `127.0.0.1:5353`. Empty: the machine's own. */
  dnsServers: string[];
  timeServer: string;
  /** How long operators can undo a confirmed action, in ms. */
  undoWithin: number;
  backup: BackupSettings | undefined;
  /** The passphrase of a capsule, for commands without a terminal. */
  capsulePassphrase: string | undefined;
  production: boolean;
  /** Whether pages come from Remix unchanged, without the replacements of `app/router`. */
  stock: boolean;
  pacesReading: boolean;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const isDatabase = (url: string): boolean => isPostgres(url) && URL.canParse(url);
const postgresUrl = z.string().refine(isDatabase, "must be postgres://user:password@host:port/database");

const schema = z.object({
  PORT: z.coerce.number("must be a port number, 0 to 65535").int().min(0).max(65535).default(3000),
  HOST: z.string().min(1, "must be an address, e.g. 127.0.0.1").default("0.0.0.0"),
  DATA_DIR: z.string().min(1, "must be a folder").default(".data"),
  TENANTS_DIR: z.string().min(1, "must be a folder").default("tenants"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_CELLS: z.string().optional(),
  MEDIA_URL: z
    .string()
    .refine(
      (url) => bucketOf(url) !== undefined,
      "must be s3://bucket/prefix?region=eu-central-1 or https://key:secret@store.example/bucket/prefix",
    )
    .optional(),
  TRUST_PROXY: z.string().default(""),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  ERRORS_DSN: z
    .string()
    .transform(dsnOf)
    .refine((dsn) => dsn !== undefined, "must be https://key@host/project, as the receiver of errors shows it")
    .optional(),
  SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  OPEN_TENANTS: z.coerce.number("must be a whole number from 1").int().min(1).default(100),
  SEARCH_MEMBERS: z.coerce.number("must be a whole number from 0").int().min(0).default(4_000_000),
  WORKERS: z.coerce.number("must be a whole number from 1").int().min(1).default(Math.max(2, availableParallelism())),
  ADMIN_PORT: z.coerce.number("must be a port number, 0 to 65535").int().min(0).max(65535).optional(),
  OPERATOR_HOST: z
    .string()
    .transform((host) => host.toLowerCase())
    .refine((name) => host.safeParse(name).success, "must be a host name without a port, e.g. desk.example.com")
    .optional(),
  OPERATOR_MAIL_URL: z
    .string()
    .transform(mailServerOf)
    .refine((server) => server !== undefined, "must be smtp://user:password@host:port or smtps://...")
    .optional(),
  OPERATOR_MAIL_FROM: z
    .string()
    .transform(senderOf)
    .refine((sender) => sender !== undefined, "must be desk@example.com or Bouquet <desk@example.com>")
    .optional(),
  OPERATOR_ORIGIN: z
    .string()
    .refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      "must be an origin, e.g. https://desk.example.com:8443",
    )
    .optional(),
  OPERATOR_MAIL_DKIM: z
    .string()
    .transform(signingOf)
    .refine((signing) => signing !== undefined, "must be a selector, or a selector and a key: bouquet:/path/of/key.pem")
    .optional(),
  PUBLIC_ADDRESS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((all) => all.every((each) => isIP(each) > 0), "must be IP addresses, separated by commas")
    .default([]),
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (all) => all.every((each) => isIP(each.replace(/^\[(.*)\]:\d+$|(?<=\.\d+):\d+$/, "$1")) > 0),
      "must be IP addresses, with their ports where those are not 53, separated by commas",
    )
    .default([]),
  TIME_SERVER: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?$/, "must be a host, with its port where that is not 123")
    .default("pool.ntp.org"),
  UNDO_SECONDS: z.coerce.number("must be a whole number, 0 to 60").int().min(0).max(60).default(10),
  ...backupVariables,
  CAPSULE_PASSPHRASE: z.string().optional(),
  BOUQUET_STOCK: z.enum(["0", "1"], "must be 1 or 0").default("0"),
  READING_PACE: z.enum(["on", "off"], "must be on or off").default("on"),
  ADMIN_HOST: z.string().min(1, "must be an address, e.g. 127.0.0.1").default("127.0.0.1"),
});

export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Thrown for an invalid setting: `message` names it and its valid values. */
export class EnvironmentError extends Error {}

/** Reads the machine's settings. Throws EnvironmentError with every invalid one. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const settings = parsed.data;
  const { OPERATOR_ORIGIN: origin, OPERATOR_HOST: desk } = settings;
  if (origin !== undefined && new URL(origin).hostname !== desk)
    throw new EnvironmentError("OPERATOR_ORIGIN: must be on OPERATOR_HOST");
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl = databaseUrl, DATABASE_REPLICA_URL } = settings;
  const others = databaseUrl && { databaseDirectUrl: directUrl, databaseReplicaUrl: DATABASE_REPLICA_URL };
  const database = { databaseUrl, databaseDirectUrl: undefined, databaseReplicaUrl: undefined, ...others };
  const cells = cellsOf(settings.DATABASE_CELLS, database);
  if (typeof cells === "string") throw new EnvironmentError(`DATABASE_CELLS: ${cells}`);
  const backup = backupSettings(settings);
  if (typeof backup === "string") throw new EnvironmentError(backup);
  return {
    release: RELEASE,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(projectRoot, settings.DATA_DIR),
    tenantsDir: resolve(projectRoot, settings.TENANTS_DIR),
    ...database,
    cells,
    mediaUrl: settings.MEDIA_URL,
    trustProxy: compileTrust(settings.TRUST_PROXY),
    behindProxy: !["", "false"].includes(settings.TRUST_PROXY),
    logLevel: settings.LOG_LEVEL,
    errorReceiver: settings.ERRORS_DSN,
    secret: settings.SECRET,
    openTenants: settings.OPEN_TENANTS,
    searchMembers: settings.SEARCH_MEMBERS,
    workers: settings.WORKERS,
    adminPort: settings.ADMIN_PORT,
    adminHost: settings.ADMIN_HOST,
    operatorHost: desk,
    operatorMail: settings.OPERATOR_MAIL_URL,
    operatorSigning: settings.OPERATOR_MAIL_DKIM,
    publicAddresses: settings.PUBLIC_ADDRESS,
    dnsServers: settings.DNS_SERVERS,
    timeServer: settings.TIME_SERVER,
    operatorSender: desk ? (settings.OPERATOR_MAIL_FROM ?? defaultSender(desk)) : undefined,
    operatorOrigin: origin,
    undoWithin: settings.UNDO_SECONDS * 1000,
    stock: settings.BOUQUET_STOCK === "1",
    pacesReading: settings.READING_PACE === "on",
    backup,
    capsulePassphrase: settings.CAPSULE_PASSPHRASE,
    production: source.NODE_ENV === "production",
  };
}

/**
 * Reads the settings of a server. Throws EnvironmentError if the tenants' folder is missing. After the start a drive
 * may fail for a moment.
 */
export function readServerEnvironment(): Environment {
  const environment = readEnvironment();
  const { tenantsDir } = environment;
  tryFolder(() => readdirSync(tenantsDir), `TENANTS_DIR: must be a folder with one folder a site, and ${tenantsDir}`);
  return environment;
}

/** Runs `use`. Throws EnvironmentError with the complaint and the reason if it fails. */
export function tryFolder(use: () => void, complaint: string): void {
  try {
    use();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const reason = PROBLEMS[code] ?? message;
    throw new EnvironmentError(`${complaint} ${reason}`);
  }
}

const PROBLEMS: Record<string, string> = {
  ENOENT: "does not exist",
  ENOTDIR: "is not a folder",
  EACCES: "is not open to this user",
  EPERM: "is not open to this user",
  EROFS: "is on a disk that takes no writes",
};

/**
 * Returns the environment variable that a config names: `{ "env": "TENANT_VELVET_SMTP" }`. Undefined for every setting
 * of the server, which a config must not read.
 */
export function tenantSecret(name: string): string | undefined {
  return name.startsWith("TENANT_") ? process.env[name] || undefined : undefined;
}

function compileTrust(value: string): Environment["trustProxy"] {
  if (value === "" || value === "false") return () => false;
  try {
    return proxyAddr.compile(value.split(",").map((part) => part.trim()));
  } catch {
    throw new EnvironmentError(
      "TRUST_PROXY: must be addresses, networks or the names loopback, linklocal, uniquelocal, separated by commas",
    );
  }
}

function isProject(folder: string): boolean {
  const manifest = join(folder, "package.json");
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).name === "bouquet";
}

function isBuild(folder: string): boolean {
  return existsSync(join(folder, ".vite/client-manifest.json"));
}

function above(folder: string, isWanted: (folder: string) => boolean): string | undefined {
  if (isWanted(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : above(parent, isWanted);
}
