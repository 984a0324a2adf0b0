import { createHash } from "node:crypto";
import { deflateSync, inflateSync } from "node:zlib";
import { readClock } from "~/db/clock";
import type { Conn, Db, Tx } from "~/db/handle";
import { tellNodes } from "~/db/tell-nodes";
import { HostClaims } from "~/tenants/config/claims";
import type { ConfigFiles, FoundConfig, ServedConfigs } from "~/tenants/config/sharing";
import { findFormer } from "./alike";
import {
  deleteNodes,
  deleteServed,
  filesIn,
  moveServed,
  type NodeConfig,
  type NodeRow,
  nodeIn,
  nodesIn,
  othersIn,
  putNode,
  putServed,
  type ServedRow,
  servedIn,
  touchNode,
} from "./serving.queries";

export type { NodeRow, ServedRow } from "./serving.queries";

export interface ThisNode extends Pick<NodeRow, "id" | "name" | "secret" | "cells" | "release"> {
  /** Returns how far the machine's clock is ahead of the database's, in ms. */
  ahead(): number;
  /** Called with the node's standing beside the others, each time the standing is checked. */
  stands(standing: NodeStanding): void;
}

export interface NodeStanding {
  /** The valid live nodes that joined before this node with other settings. Empty for the oldest live node. */
  former: { secret: NodeRow["name"][]; cells: NodeRow["name"][] };
  /** The number of other live nodes with other settings. */
  differing: { secret: number; cells: number; release: number };
  /** Tenants whose configs have differed between live nodes for longer than a rollout takes. */
  configs: string[];
}

interface Parts {
  control: Db;
  /** This machine as a node. Undefined if no other machine shares the databases. */
  node: ThisNode | undefined;
  /** The console's host, which no tenant gets. */
  operatorHost: string | undefined;
}

/** In ms: a node without a sign of life for this long is gone. */
const GONE = 60_000;
/** In ms: how long the row of a gone node is kept, for people to read. */
const KEPT = 24 * 60 * 60_000;
/** In ms: how long configs may differ between nodes, while an operator copies them. */
const ROLLOUT = 10 * 60_000;
/** The maximum number of slugs per notification. Beyond that, all tenants are reread. */
const MOST_TOLD = 100;

/** The owner of the console's host. No folder has this name. */
const CONSOLE = "/console";

/**
 * Opens the served configs of all tenants. A valid config is served once every live node has it. A host stays with its
 * tenant until the tenant releases it.
 */
export function openServedConfigs({ control, node, operatorHost }: Parts): ServedConfigs {
  /** The state of the other nodes at this node's last decision. */
  let decidedBy: string | undefined;

  async function settle(found: readonly FoundConfig[], present: ReadonlySet<string> | undefined): Promise<Decision> {
    return control.transact(async (tx) => {
      const now = await readClock(tx);
      const others = node ? await lookAround(tx, node, now) : undefined;
      if (others && found.length === 0 && !present && others.state === decidedBy) return NOTHING;
      const rows = new Map((await servedIn(tx)).map((row) => [row.slug, row]));
      const own = await noteOwn(tx, { node, rows, found, present, now });
      const wanted = node ? agreed(own, (await nodesIn(tx)).filter(isLive(now, node))) : own;
      const decision = decide({ rows, wanted, found, operatorHost });
      await write(tx, decision, now);
      return { ...decision, state: others?.state };
    });
  }

  return {
    read: (slugs) => control.read((conn) => servedIn(conn, slugs)),
    async files(slug) {
      const packed = await control.read((conn) => filesIn(conn, slug));
      return packed === undefined ? undefined : unpack(packed);
    },
    async settle(found, { present, read }) {
      let decision = await settle(found, present);
      // By now the other nodes have the configs that this node found before.
      if (decision.lacking.length > 0) {
        const more = decision.lacking.flatMap((slug) => read(slug) ?? []);
        decision = await settle([...found, ...more], present);
      }
      decidedBy = decision.state ?? decidedBy;
      return decision.changed;
    },
  };
}

export function servedConfigs(control: Db): Promise<ServedRow[]> {
  return control.read((conn) => servedIn(conn));
}

/** Returns the live nodes, and tenants whose configs have differed between them for longer than a rollout takes. */
export async function lookAtNodes(control: Db): Promise<{ nodes: NodeRow[]; configs: Map<string, string[]> }> {
  return control.read(async (conn) => {
    const now = await readClock(conn);
    const nodes = (await nodesIn(conn)).filter(isLive(now));
    return { nodes, configs: overdue(nodes, await servedIn(conn), now) };
  });
}

interface Decision {
  changed: string[];
  /** Slugs of configs to serve whose files are missing. */
  lacking: string[];
  puts: (Omit<ServedRow, "at"> & { files: string })[];
  moves: Pick<ServedRow, "slug" | "held">[];
  ends: string[];
  state?: string | undefined;
}

const NOTHING: Decision = { changed: [], lacking: [], puts: [], moves: [], ends: [] };

/** The wanted revision by slug; null if the tenant is no longer served. */
type Wanted = ReadonlyMap<string, string | null>;

interface Deciding {
  rows: ReadonlyMap<string, ServedRow>;
  wanted: Wanted;
  found: readonly FoundConfig[];
  operatorHost: string | undefined;
}

function decide({ rows, wanted, found, operatorHost }: Deciding): Decision {
  const decision: Decision = { changed: [], lacking: [], puts: [], moves: [], ends: [] };
  const claims = claimsOf(rows, operatorHost);
  const configs = new Map(found.map(({ slug, config }) => [slug, config]));
  const fresh = new Map<string, NonNullable<FoundConfig["config"]>>();
  for (const [slug, revision] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const row = rows.get(slug);
    if (revision === (row?.revision ?? null)) continue;
    if (revision === null) {
      claims.ask(slug, []);
      decision.ends.push(slug);
      continue;
    }
    const config = configs.get(slug);
    if (config?.revision !== revision) {
      decision.lacking.push(slug);
      continue;
    }
    fresh.set(slug, config);
    claims.ask(slug, config.hosts);
  }
  for (const slug of new Set([...rows.keys(), ...fresh.keys()])) {
    if (decision.ends.includes(slug)) continue;
    const held = claims.held(slug);
    const config = fresh.get(slug);
    if (config) {
      const { revision, hosts, files } = config;
      decision.puts.push({ slug, revision, asked: [...hosts], held, files: pack(files) });
    } else if (!isSame(held, rows.get(slug)!.held)) decision.moves.push({ slug, held });
  }
  const { puts, moves, ends } = decision;
  decision.changed = [...puts, ...moves].map(({ slug }) => slug).concat(ends);
  return decision;
}

function claimsOf(rows: ReadonlyMap<string, ServedRow>, operatorHost: string | undefined): HostClaims {
  const claims = new HostClaims();
  if (operatorHost) claims.ask(CONSOLE, [operatorHost]);
  for (const { slug, held } of rows.values()) claims.ask(slug, held);
  for (const { slug, asked } of rows.values()) claims.ask(slug, asked);
  return claims;
}

async function write(tx: Tx, { puts, moves, ends, changed }: Decision, now: number): Promise<void> {
  for (const row of puts) await putServed(tx, { ...row, at: now });
  for (const { slug, held } of moves) await moveServed(tx, slug, held);
  for (const slug of ends) await deleteServed(tx, slug);
  if (changed.length > 0) await tellNodes(tx, { served: changed.length > MOST_TOLD ? null : changed });
}

interface Noting {
  node: ThisNode | undefined;
  rows: ReadonlyMap<string, ServedRow>;
  found: readonly FoundConfig[];
  present: ReadonlySet<string> | undefined;
  now: number;
}

/**
 * Records what this node's folders contain, and returns the wanted revision of each tenant. A single node records
 * nothing, and returns only the tenants whose folders it read.
 */
async function noteOwn(tx: Tx, { node, rows, found, present, now }: Noting): Promise<Wanted> {
  if (!node) {
    const gone = present ? [...rows.keys()].filter((slug) => !present.has(slug)) : [];
    return new Map([
      ...gone.map((slug) => [slug, null] as const),
      ...found.map(({ slug, config }) => [slug, config?.revision ?? null] as const),
    ]);
  }
  const { id, name, secret, cells, release } = node;
  const before = await nodeIn(tx, id);
  const configs = before ? configsOf(before) : new Map<string, NodeConfig>();
  if (present) for (const slug of configs.keys()) if (!present.has(slug)) configs.delete(slug);
  for (const { slug, config } of found) {
    if (!config) configs.delete(slug);
    else if (configs.get(slug)?.revision !== config.revision) configs.set(slug, { revision: config.revision, at: now });
  }
  const isSameNode = before?.secret === secret && before.cells === cells && before.seenAt > now - GONE;
  await putNode(tx, {
    ...{ id, name, secret, cells, release, configs: Object.fromEntries(configs) },
    configsDigest: digestOf(configs),
    joinedAt: isSameNode ? before.joinedAt : now,
    seenAt: now,
    ahead: Math.round(node.ahead()),
  });
  const slugs = new Set([...rows.keys(), ...configs.keys()]);
  return new Map([...slugs].map((slug) => [slug, configs.get(slug)?.revision ?? null]));
}

function agreed(own: Wanted, others: NodeRow[]): Wanted {
  const theirs = others.map(configsOf);
  const isEverywhere = (slug: string, revision: string | null) =>
    theirs.every((configs) => (configs.get(slug)?.revision ?? null) === revision);
  return new Map([...own].filter(([slug, revision]) => isEverywhere(slug, revision)));
}

/** Records this node's sign of life, and returns its standing. An invalid node rejoins each time. */
async function lookAround(tx: Tx, node: ThisNode, now: number): Promise<{ state: string }> {
  const all = await othersIn(tx, node.id);
  await deleteNodes(
    tx,
    all.filter(({ seenAt }) => seenAt < now - KEPT).map(({ id }) => id),
  );
  const others = all.filter(isLive(now));
  const own = await nodeIn(tx, node.id);
  const joinedAt = own?.secret === node.secret && own.cells === node.cells ? own.joinedAt : now;
  const former = findFormer({ ...node, joinedAt }, others);
  const life = { seenAt: now, ahead: Math.round(node.ahead()), ...(former.length > 0 && { joinedAt: now }) };
  await touchNode(tx, node.id, life);
  const differingIn = (some: typeof others, what: "secret" | "cells" | "release") =>
    some.filter((other) => other[what] !== node[what]).map(({ name }) => name);
  const isAlike = others.every(({ configsDigest }) => configsDigest === own?.configsDigest);
  const configs = isAlike ? [] : await overdueIn(tx, now);
  tx.afterCommit(() =>
    node.stands({
      former: { secret: differingIn(former, "secret"), cells: differingIn(former, "cells") },
      differing: {
        secret: differingIn(others, "secret").length,
        cells: differingIn(others, "cells").length,
        release: differingIn(others, "release").length,
      },
      configs,
    }),
  );
  return { state: JSON.stringify(others.map(({ id, configsDigest }) => [id, configsDigest])) };
}

async function overdueIn(conn: Conn, now: number): Promise<string[]> {
  const nodes = (await nodesIn(conn)).filter(isLive(now));
  return [...overdue(nodes, await servedIn(conn), now).keys()];
}

/** Returns, by slug, the nodes whose config has differed from the served one for longer than a rollout takes. */
function overdue(nodes: NodeRow[], rows: ServedRow[], now: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const served = new Map(rows.map((row) => [row.slug, row]));
  const all = nodes.map(({ name, joinedAt, ...node }) => ({ name, joinedAt, configs: configsOf(node) }));
  for (const slug of new Set([...served.keys(), ...all.flatMap(({ configs }) => [...configs.keys()])])) {
    const row = served.get(slug);
    const late = all.filter(({ configs, joinedAt }) => {
      const config = configs.get(slug);
      if (config?.revision === row?.revision) return false;
      return Math.max(config?.at ?? joinedAt, row?.at ?? 0) < now - ROLLOUT;
    });
    const names = late.map(({ name }) => name);
    if (names.length > 0) found.set(slug, names);
  }
  return found;
}

function isLive(now: number, but?: Pick<NodeRow, "id">) {
  return ({ id, seenAt }: Pick<NodeRow, "id" | "seenAt">) => id !== but?.id && seenAt > now - GONE;
}

function pack(files: ConfigFiles): string {
  const named = [...files].map(([name, content]) => [name, content.toString("base64")]);
  return deflateSync(JSON.stringify(named)).toString("base64");
}

function unpack(packed: string): ConfigFiles {
  const named = JSON.parse(inflateSync(Buffer.from(packed, "base64")).toString()) as [string, string][];
  return new Map(named.map(([name, content]) => [name, Buffer.from(content, "base64")]));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

function configsOf({ configs }: Pick<NodeRow, "configs">): Map<string, NodeConfig> {
  return new Map(Object.entries(configs));
}

function digestOf(configs: ReadonlyMap<string, NodeConfig>): string {
  const revisions = [...configs].map(([slug, { revision }]) => `${slug} ${revision}`);
  return createHash("sha256").update(revisions.sort().join()).digest("base64url").slice(0, 16);
}
