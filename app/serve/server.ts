import type { Server } from "node:http";
import { join } from "node:path";
import pino from "pino";
import type { ViteDevServer } from "vite";
import { openMetrics, type Report } from "~/app/admin/metrics";
import { erasuresIn } from "~/app/backups/erased";
import { startDailyBackups } from "~/app/cluster/backups";
import { openBuses } from "~/app/cluster/bus";
import { followedCells } from "~/app/cluster/cells";
import type { Channel } from "~/app/cluster/channel";
import { startCheckpoints } from "~/app/cluster/checkpoints";
import { ownClock, sharedClock } from "~/app/cluster/clock";
import { disputeMails, startDeskMail } from "~/app/cluster/desk-mail";
import { keptRiskThreshold } from "~/app/cluster/desk-settings";
import { startGauges } from "~/app/cluster/gauges";
import { announceHosts } from "~/app/cluster/hosts";
import { machineChannel, machineOn } from "~/app/cluster/machine";
import { startOutbox } from "~/app/cluster/outbox";
import type { Served } from "~/app/cluster/served";
import { sharingOn } from "~/app/cluster/serving";
import { startPendingActions } from "~/app/console/actions/pending";
import type { Brands } from "~/app/console/frame/context";
import { deskMailer, openDesk } from "~/app/console/frame/desk";
import { flushBatches } from "~/app/domain/batches";
import type { Desk } from "~/app/domain/desk";
import { mailCheckpoint } from "~/app/domain/desk/desk-mail/desk-mail";
import { endConverters } from "~/app/domain/people/photos/photos";
import { keepIndexed } from "~/app/domain/people/search/index";
import { signingKeysIn } from "~/app/domain/reach/mail/mail";
import type { Checkpoint } from "~/app/domain/site/checkpoints/checkpoints";
import { openMedia, startUploadCleanup } from "~/app/domain/site/media/media";
import { replaceableTexts } from "~/app/locales";
import { logConsole } from "~/app/log/console";
import { openLog } from "~/app/log/log";
import { prepareAssets } from "~/app/request/assets";
import { builtFiles } from "~/app/request/build-files";
import { developmentFiles, type Middleware } from "~/app/request/development-files";
import { withErrorsAtTheEdge } from "~/app/request/edge";
import { startEventStreams } from "~/app/request/events/events";
import { answerParserRefusals } from "~/app/request/parser-refusals";
import { openSites } from "~/app/request/site";
import { type Area, areasOf } from "~/app/router/areas";
import { remixHandler } from "~/app/router/handler";
import type { ServerBuild } from "~/app/router/server";
import { requestListener } from "~/app/serve/listener";
import {
  buildFolder,
  type Environment,
  readEnvironment,
  readServerEnvironment,
  schemaFolder,
  tenantSecret,
} from "~/app/settings/environment";
import { consoleOrigin } from "~/app/settings/operator-host";
import { secretUnder } from "~/app/settings/secret";
import { type Listener, openServer, serialized } from "~/app/sockets/connections";
import { type Finishing, finisherOf } from "~/app/sockets/finish";
import { inheritedSocket } from "~/app/sockets/inherited-socket";
import { listen } from "~/app/sockets/listen";
import { openControl } from "~/db/control/open";
import type { Tx } from "~/db/handle";
import { openDatabases } from "~/db/open";
import type { WriteTurn } from "~/db/slices";
import { watchTenants } from "~/tenants/config/watch";

export interface Serving extends Served {
  report(): Promise<Report>;
  /** Answers the requests in progress, rejects new ones, writes pending data, and closes the databases. */
  close(finishing?: Finishing): Promise<void>;
}

interface Options {
  /** The channel to the machine's other processes. Left out if there is only one process. */
  channel?: Channel;
  /** The lock for writes that the machine's processes share. */
  writeTurn?: WriteTurn;
  /** Attaches the server to its connections and returns the port. By default the server opens the port itself. */
  listen?: (server: Server) => Promise<number>;
  /**
   * Whether the server only answers requests: it sends no email, takes no checkpoint, and does not register as a
   * machine.
   */
  idle?: boolean;
  /** The development server Vite, which serves the browser's modules and reloads the server's. */
  vite?: ViteDevServer;
}

/** Serves every tenant. Throws an error with a printable message if a setting of the machine is invalid. */
export async function serve({
  channel = machineChannel(),
  writeTurn,
  listen: take,
  idle = false,
  vite,
}: Options = {}): Promise<Serving> {
  const environment = readEnvironment();
  const log = openLog(environment);
  keepIndexed(environment.searchMembers);
  if (!vite) logConsole(log);
  const place = {
    url: environment.databaseUrl,
    direct: environment.databaseDirectUrl === environment.databaseUrl,
    dataDir: environment.dataDir,
    turn: writeTurn,
  };
  const migrationsDir = join(schemaFolder, "migrations");
  const replica = environment.databaseReplicaUrl;
  const control = openControl({ ...place, migrationsDir: join(schemaFolder, "control/migrations") });
  const { cells, elsewhere } = followedCells(environment, { control, channel, log });
  const opening = { ...place, replica, migrationsDir, limit: environment.openTenants };
  const databases = openDatabases({ ...opening, cells, elsewhere });
  const clock = environment.databaseUrl === undefined ? ownClock() : sharedClock({ control, log });
  // Measures the clock before the first request, because attempts are counted by this clock together with other nodes.
  await clock.measure().catch((err) => log.warn({ err }, "no operators' database yet"));
  const secret = environment.secret ?? secretUnder(environment.dataDir);
  const media = openMedia({ url: environment.mediaUrl, dataDir: environment.dataDir });
  const riskThreshold = keptRiskThreshold(control, { now: clock.now, log });
  const tellOfDispute = disputeMails(control);
  const machine = machineOn(channel, { pacesReading: environment.pacesReading, riskThreshold, tellOfDispute });
  if (!environment.pacesReading) log.warn("READING_PACE is off: reading profiles is not rate-limited");
  const mail = {
    mailboxes: join(environment.dataDir, "mailbox"),
    keys: signingKeysIn(environment.dataDir),
    secret: tenantSecret,
  };
  const buses = openBuses(channel);
  const dependencies = { databases, buses, media, secret, keysKept: true, machine, mail, log, now: clock.now };
  const sites = openSites({ ...dependencies, erasures: erasuresIn(environment, { control, log }) });
  const server = openServer();
  const finish = finisherOf(server);
  answerParserRefusals(server);
  // Listens before reading the demo tenants, because their links contain the port. Requests wait until then.
  const early = holdRequests(server);
  const port = await (take ?? listenAt(environment))(server);
  const registry = await watchTenants({
    tenantsDir: environment.tenantsDir,
    operatorHost: environment.operatorHost,
    port,
    log,
    texts: replaceableTexts,
    sharing: idle ? undefined : sharingOn({ channel, machine, control, environment, secret, clock }),
  });
  const endEventStreams = startEventStreams();
  const stopClearing = startUploadCleanup(media.incoming, log);
  registry.onChange(({ slug, tenant }) => {
    sites.forget(slug);
    if (!tenant) databases.forget(slug);
  });
  announceHosts(channel, registry);
  prepareAssets(vite);
  const deskDependencies = { db: control, machine, secret, log, mailboxes: mail.mailboxes, port, now: clock.now };
  const desk = deskOf(environment, deskDependencies);
  const outbox = idle
    ? undefined
    : startOutbox({ channel, machine, registry, sites, databases, dataDir: environment.dataDir, now: clock.now });
  const slugs = () => registry.all().map(({ slug }) => slug);
  const taking = {
    machine,
    control,
    secret,
    slugs,
    glance: databases.glance,
    now: clock.now,
    log,
    taken: async (tx: Tx, checkpoint: Checkpoint) => desk && mailCheckpoint(desk, tx, checkpoint),
  };
  const checkpoints = idle ? undefined : startCheckpoints(taking);
  const backups = idle ? undefined : startDailyBackups(environment, { machine, control, log });
  const deskMail =
    idle || !desk ? undefined : startDeskMail({ desk, sites: () => registry.all().map((tenant) => sites.of(tenant)) });

  const brands: Brands = {
    all: () => registry.all(),
    site(slug) {
      const tenant = registry.bySlug(slug);
      return tenant && sites.of(tenant);
    },
  };
  const siteOf = (slug: string) => brands.site(slug);
  const gauging = { channel, machine, control, databases, slugs, siteOf, log };
  const gauges = idle || environment.adminPort === undefined ? undefined : startGauges(gauging);
  const pending = desk && startPendingActions({ desk, brands, ms: environment.undoWithin, log });

  const handler = async () => {
    const load = () => import("virtual:router/server-build") as Promise<unknown>;
    const build = (vite ? await vite.ssrLoadModule("virtual:router/server-build") : await load()) as ServerBuild;
    const mode = vite ? "development" : "production";
    const parts = areasOf(build);
    const handlerOf = (area: Area) =>
      remixHandler(withErrorsAtTheEdge(parts[area]), { mode, stock: environment.stock });
    return { parts, tenant: handlerOf("tenant"), console: handlerOf("console") };
  };
  const built = vite ? undefined : await handler();
  const metrics =
    built && environment.adminPort !== undefined
      ? openMetrics({
          openDatabases: databases.open,
          tenants: () => registry.all().length,
          outbox: () => outbox?.depths() ?? new Map(),
        })
      : undefined;
  const files = built
    ? builtFiles(built.parts, buildFolder)
    : developmentFiles(vite!.middlewares as Middleware, async () => (await handler()).parts.tenant);
  const listener = requestListener({
    registry,
    sites,
    log,
    environment,
    metrics,
    // Returns the path itself in development, where routes change, and only the developer reads the log.
    routeAt: { tenant: built?.tenant.patternAt ?? String, console: built?.console.patternAt ?? String },
    live: vite !== undefined,
    tenant: {
      preview: (await vite?.ssrLoadModule("./app/request/preview.ts"))?.previewed,
      files: files.tenant,
      remix: async (request, context) => (built ?? (await handler())).tenant.handle(request, context),
    },
    console: {
      desk,
      brands,
      pending,
      files: files.console,
      remix: async (request, context) => (built ?? (await handler())).console.handle(request, context),
    },
  });
  early.release(serialized(listener));

  return {
    port,
    sites: registry.all().map(({ slug, origin, name, niche, template, language, demo, mail }) => {
      return { slug, origin, name, niche: niche.number, template, language, demo, mailbox: !mail?.smtp };
    }),
    problems: registry.problems().length,
    report: async () => metrics?.report() ?? [],
    async close(finishing) {
      endEventStreams();
      await Promise.all([
        finish(finishing),
        outbox?.stop(),
        checkpoints?.stop(),
        backups?.stop(),
        deskMail?.stop(),
        gauges?.stop(),
        pending?.stop(),
      ]);
      endConverters();
      stopClearing();
      await registry.close();
      clock.stop();
      await flushBatches();
      await databases.close();
      await control.close();
    },
  };
}

function deskOf(
  { operatorHost: host, operatorMail, operatorOrigin, operatorSender: sender, operatorSigning }: Environment,
  {
    port,
    mailboxes,
    ...dependencies
  }: Pick<Desk, "db" | "machine" | "log" | "now"> & { secret: string; port: number; mailboxes: string },
): Desk | undefined {
  if (host === undefined || !sender) return undefined;
  if (!operatorMail) dependencies.log.info({ folder: join(mailboxes, "control") }, "the desk's emails go to files");
  const mailer = deskMailer(operatorMail, mailboxes, operatorSigning);
  return openDesk({ ...dependencies, host, origin: consoleOrigin(host, { operatorOrigin, port }), mailer, sender });
}

function listenAt(environment: Environment) {
  return (server: Server) => listen(server, { setting: "PORT", ...environment, descriptor: inheritedSocket() });
}

/**
 * Returns the slugs of the demo tenants, the number of other tenants, and the folder of their data. Throws as `serve`
 * does.
 */
export async function demoTenants(): Promise<{ dataDir: string; slugs: string[]; others: number }> {
  const { tenantsDir, dataDir, port } = readServerEnvironment();
  const registry = await watchTenants({
    tenantsDir,
    port,
    log: pino({ level: "silent" }),
    texts: replaceableTexts,
  });
  await registry.close();
  const slugs = registry.all().flatMap(({ slug, demo }) => (demo ? slug : []));
  return { dataDir, slugs, others: registry.all().length - slugs.length };
}

function holdRequests(server: Server) {
  const held: Parameters<Listener>[] = [];
  const hold: Listener = (...exchange) => void held.push(exchange);
  server.on("request", hold);
  return {
    release(listener: Listener) {
      server.off("request", hold).on("request", listener);
      for (const exchange of held) listener(...exchange);
    },
  };
}
