import { basename, join } from "node:path";
import { explainIssue } from "./explain";
import type { Stamp } from "./folder";
import { stampOf, TenantFolder, UnreadableFile } from "./folder";
import type { InternPool } from "./intern-pool";
import { readOverrides } from "./overrides";
import type { Problem } from "./problem";
import { keyOf } from "./problem";
import { resolveTenant } from "./resolve";
import type { Tenant, TenantConfig } from "./schema";
import { tenantConfig } from "./schema";
import { findSecretNames, isOwnSecret, secretPrefix } from "./secret-names";
import type { ConfigFiles } from "./sharing";
import type { Complaint, Place } from "./source";
import { parseSource } from "./source";
import type { EngineTexts } from "./word-check";

export interface LoadOptions {
  /** The server's port. */
  port: number;
  /** The engine's own texts. With them, a text that replaces none or uses an unknown value is a warning. */
  texts?: EngineTexts;
  /** Shared by the tenants that are loaded together. */
  pool?: InternPool;
}

export interface LoadedTenant {
  /** Undefined if a problem is an error. */
  tenant: Tenant | undefined;
  problems: Problem[];
  /** Whether the folder has no tenant.json, and so is no tenant. */
  absent: boolean;
  /** The places of the hosts in the config, in their order. */
  hostPlaces: readonly Place[];
  /** The files that were read, by name. */
  files: ConfigFiles;
  /** The state of every file and folder that was checked, by absolute path, from right before the reading. */
  seen: ReadonlyMap<string, Stamp | undefined>;
}

export const CONFIG_NAME = "tenant.json";
/** `control` is the name of the operators' database, which lies beside the tenants' databases. */
export const SLUG = /^(?!control$)[a-z0-9-]{1,40}$/;

type Finding = {
  level?: Problem["level"];
  file?: string;
  path?: Complaint["path"];
  reason: string;
  remedy: string;
} & Partial<Place>;

/** Reads a tenant's folder in its current state. The folder's name is the slug. Never throws. */
export function loadTenant(path: string, options: LoadOptions): LoadedTenant {
  const slug = basename(path);
  const file = join(path, CONFIG_NAME);
  const loaded: LoadedTenant = {
    tenant: undefined,
    problems: [],
    absent: false,
    hostPlaces: [],
    files: new Map(),
    seen: new Map([[path, undefined]]),
  };
  const report = (found: Finding) => loaded.problems.push(problemOf(slug, file, found));
  try {
    const folder = new TenantFolder(path);
    loaded.seen = folder.seen;
    loaded.files = folder.files;
    const text = folder.readText(CONFIG_NAME);
    if (text === undefined) {
      for (const stray of folder.strays) report(strayed(stray));
      return { ...loaded, absent: true };
    }
    if (!SLUG.test(slug)) {
      report({
        file: path,
        reason: "is not a name for a tenant's folder",
        remedy: "Rename it: a-z, 0-9 and -, at most 40 characters, and not control",
      });
      return loaded;
    }
    const parsed = parseConfig(text, slug);
    parsed.findings.forEach(report);
    const beside = readOverrides(
      folder,
      parsed.config?.language,
      options.texts && { texts: options.texts, site: parsed.config },
    );
    beside.problems.forEach(report);
    for (const stray of folder.strays) report(strayed(stray));
    loaded.hostPlaces = parsed.hostPlaces;
    if (parsed.config && !loaded.problems.some(({ level }) => level === "error")) {
      loaded.tenant = resolveTenant(slug, parsed.config, {
        port: options.port,
        folder: path,
        overrides: beside.overrides,
        revision: folder.revision,
        ...(options.pool && { pool: options.pool }),
      });
    }
  } catch (error) {
    if (error instanceof UnreadableFile) report({ file: error.file, reason: error.reason, remedy: error.remedy });
    else if (isGone(error) && !stampOf(path)) return { ...loaded, absent: true };
    else
      report({ file: path, reason: `cannot be read (${messageOf(error)})`, remedy: "Make it readable for the server" });
  }
  return loaded;
}

/** Parses the text of one tenant.json. Returns the config, or the problems. */
export function parseConfig(
  text: string,
  slug: string,
): {
  config: TenantConfig | undefined;
  findings: (Place & Omit<Complaint, "onKey">)[];
  hostPlaces: Place[];
} {
  const source = parseSource(text.replace(/^\uFEFF/, ""));
  if (source.value === undefined) return { config: undefined, findings: source.problems, hostPlaces: [] };
  const result = tenantConfig.safeParse(source.value);
  const complaints = (result.error?.issues ?? []).flatMap((issue) => explainIssue(issue, source.value));
  const findings = [
    ...source.problems,
    ...[...complaints, ...foreignSecrets(source.value, slug)].map(({ onKey, ...complaint }) => ({
      ...complaint,
      ...source.place(complaint.path, onKey),
    })),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
  const hostPlaces = (result.data?.hosts ?? []).map((_, index) => source.place(["hosts", index]));
  return { config: findings.length ? undefined : result.data, findings, hostPlaces };
}

/** Complains of secrets of another site or of the server: a config may come from a restored site. */
function foreignSecrets(config: unknown, slug: string): Complaint[] {
  return findSecretNames(config)
    .filter(({ name }) => WELL_FORMED.test(name) && !isOwnSecret(slug, name))
    .map(({ path, name }) => ({
      path: [...path, "env"],
      reason: `names the environment variable ${name}, which does not belong to this tenant`,
      remedy: `Name one that begins with ${secretPrefix(slug)}, and set it for the server`,
    }));
}

/** The schema complains about any other name. */
const WELL_FORMED = /^[A-Z][A-Z0-9_]*$/;

const strayed = (file: string): Finding => ({
  level: "warning",
  file,
  reason: "is a link that leaves the folder",
  remedy: "Put the file itself here",
});

function problemOf(slug: string, file: string, { path = [], level = "error", ...found }: Finding): Problem {
  return {
    slug,
    level,
    file: found.file ?? file,
    line: found.line ?? 1,
    column: found.column ?? 1,
    key: keyOf(path),
    reason: found.reason,
    remedy: found.remedy,
  };
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
