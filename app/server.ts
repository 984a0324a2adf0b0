import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import pino from "pino";
import type { ViteDevServer } from "vite";
import { openDatabases } from "~/db/open";
import type { WriteTurn } from "~/db/slices";
import { watchTenants } from "~/tenants/watch";
import { openMetrics, type Report } from "./admin/metrics";
import { openBuses } from "./cluster/bus";
import type { Channel } from "./cluster/channel";
import { machineChannel, machineOn } from "./cluster/machine";
import { tendOutbox } from "./cluster/outbox";
import { inTurn, type Listener, openServer } from "./connections";
import { logConsole } from "./console";
import { settleGathered } from "./domain/gathering";
import { openMedia, tendIncoming } from "./domain/media/media";
import { endConverters } from "./domain/photos/photos";
import { buildFolder, type Environment, projectRoot, readEnvironment, tenantSecret } from "./environment";
import { finisherOf } from "./finish";
import { listen } from "./listen";
import { replaceableTexts } from "./locales";
import { remixHandler } from "./remix/handler";
import { prepareAssets } from "./request/assets";
import { withErrorsAtTheEdge } from "./request/edge";
import { endEventStreams } from "./request/events";
import type { Guard } from "./request/in-flight";
import { requestListener } from "./request/listener";
import { answerParserRefusals } from "./request/parser-refusals";
import { openSites } from "./request/site";
import { openStaticFiles } from "./request/static-files";
import { secretUnder } from "./secret";
import type { Served } from "./served";

export interface Serving extends Served {
  /** What was measured so far; nothing where nobody can ask for it. */
  report(): Promise<Report>;
  /** Answers what is in flight, refuses what is new, writes what is pending, closes the databases. */
  close(): Promise<void>;
}

interface Options {
  /** To the other processes of this machine. Left out where there are none. */
  channel?: Channel;
  /** Where those write too. */
  writeTurn?: WriteTurn;
  /** Says how the server gets its connections, and on what port. It listens by itself where this is left out. */
  listen?: (server: Server) => Promise<number>;
  /** Left out where nobody learns from how this process ends. */
  guard?: Guard;
  /** In development: Vite, which serves the browser's modules and reloads the server's. */
  vite?: ViteDevServer;
}

/**
 * Serves every tenant in this process. Throws an error whose message is fit to print when a setting of the machine is
 * wrong.
 */
export async function serve({
  channel = machineChannel(),
  writeTurn,
  listen: take,
  guard,
  vite,
}: Options = {}): Promise<Serving> {
  const environment = readEnvironment();
  const log = pino({ level: environment.logLevel });
  if (!vite) logConsole(log);
  const databases = openDatabases({
    url: environment.databaseUrl,
    direct: environment.databaseDirectUrl === environment.databaseUrl,
    dataDir: environment.dataDir,
    migrationsDir: join(projectRoot, "db/migrations"),
    limit: environment.openTenants,
    turn: writeTurn,
  });
  const secret = environment.secret ?? secretUnder(environment.dataDir);
  const media = openMedia({ url: environment.mediaUrl, dataDir: environment.dataDir });
  const machine = machineOn(channel);
  const mail = { mailboxes: join(environment.dataDir, "mailbox"), secret: tenantSecret };
  const sites = openSites({ databases, buses: openBuses(channel), media, secret, machine, mail, log });
  const server = openServer();
  const finish = finisherOf(server);
  answerParserRefusals(server);
  // Demo tenants' links carry the port, so it must be known before they are read. Who comes that early waits.
  const early = holdRequests(server);
  const port = await (take ?? listenAt(environment))(server);
  const registry = await watchTenants({
    tenantsDir: environment.tenantsDir,
    port,
    log,
    texts: replaceableTexts(),
  });
  const stopClearing = tendIncoming(media.incoming, log);
  registry.onChange(({ slug }) => sites.forget(slug));
  prepareAssets(vite);
  const outbox = tendOutbox({ channel, machine, registry, sites, databases });

  const handler = async () => {
    const load = () => import("virtual:remix/server-build") as Promise<unknown>;
    const build = (vite ? await vite.ssrLoadModule("virtual:remix/server-build") : await load()) as ServerBuild;
    const mode = vite ? "development" : "production";
    return remixHandler(withErrorsAtTheEdge(build), { mode, stock: environment.stock });
  };
  const built = vite ? undefined : await handler();
  const metrics =
    built && environment.adminPort !== undefined
      ? openMetrics({
          openDatabases: databases.open,
          tenants: () => registry.all().length,
          outbox: outbox.depths,
          patternAt: built.patternAt,
        })
      : undefined;
  const listener = requestListener({
    registry,
    sites,
    log,
    environment,
    metrics,
    guard,
    live: vite !== undefined,
    preview: (await vite?.ssrLoadModule("./app/request/preview.ts"))?.previewed,
    files: vite ? undefined : openStaticFiles(join(buildFolder, "client")),
    development: vite?.middlewares as Middleware | undefined,
    remix: async (request, context) => (built ?? (await handler())).handle(request, context),
  });
  early.release(inTurn(listener));

  return {
    port,
    sites: registry.all().map(({ slug, origin, name, niche, template, language, demo }) => {
      return { slug, origin, name, niche: niche.number, template, language, demo };
    }),
    problems: registry.problems().length,
    report: async () => metrics?.report() ?? [],
    async close() {
      endEventStreams();
      await Promise.all([finish(), outbox.stop()]);
      endConverters();
      stopClearing();
      await registry.close();
      await settleGathered();
      await databases.close();
    },
  };
}

function listenAt(environment: Environment) {
  return (server: Server) => listen(server, { setting: "PORT", ...environment });
}

/** Which demo tenants there are and where their data lies, without serving them. Throws as `serve` does. */
export async function demoTenants(): Promise<{ dataDir: string; slugs: string[] }> {
  const { tenantsDir, dataDir, port } = readEnvironment();
  const registry = await watchTenants({
    tenantsDir,
    port,
    log: pino({ level: "silent" }),
    texts: replaceableTexts(),
  });
  await registry.close();
  return { dataDir, slugs: registry.all().flatMap(({ slug, demo }) => (demo ? slug : [])) };
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

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
