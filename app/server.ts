import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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
import { tendIncoming } from "./domain/media/incoming";
import { openMedia } from "./domain/media/media";
import { endConverters } from "./domain/photos/converters";
import { settlePresence } from "./domain/presence/presence";
import { projectRoot, readEnvironment, tenantSecret } from "./environment";
import { finisherOf } from "./finish";
import { listen } from "./listen";
import { replaceableKeys } from "./locales";
import { prepareAssets } from "./request/assets";
import { withErrorsAtTheEdge } from "./request/edge";
import { requestListener } from "./request/listener";
import { narrowHandler } from "./request/narrow";
import { endNewsStreams } from "./request/news";
import { answerParserRefusals } from "./request/parser-refusals";
import { secretUnder } from "./request/secret";
import { openSites } from "./request/site";
import { openStaticFiles } from "./request/static-files";

export interface Served {
  port: number;
  sites: SiteSummary[];
}

export interface Serving extends Served {
  /** What was measured so far; nothing where nobody can ask for it. */
  report(): Promise<Report>;
  /** Answers what is in flight, refuses what is new, writes what is pending, closes the databases. */
  close(): Promise<void>;
}

export interface SiteSummary {
  slug: string;
  origin: string;
  name: string;
  niche: number;
  template: string;
  language: string;
  demo: boolean;
}

interface Options {
  /** To the other processes of this machine. Left out where there are none. */
  channel?: Channel;
  /** Where those write too. */
  writeTurn?: WriteTurn;
  /** In development: Vite, which serves the browser's modules and reloads the server's. */
  vite?: ViteDevServer;
}

/**
 * Serves every tenant in this process. Throws an error whose message is fit to print when a setting of the machine is
 * wrong.
 */
export async function serve({ channel = machineChannel(), writeTurn, vite }: Options = {}): Promise<Serving> {
  const environment = readEnvironment();
  const log = pino({ level: environment.logLevel });
  const databases = openDatabases({
    url: environment.databaseUrl,
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
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    requestTimeout: 10 * 60_000, // for photos over a slow line; any other body has its own limit
    headersTimeout: 15_000,
    requireHostHeader: false, // the gate says what is wrong with it
  });
  const finish = finisherOf(server);
  answerParserRefusals(server);
  // Demo tenants' links carry the port, so it must be known before they are read. Who comes that early waits.
  const early = holdRequests(server);
  const port = await listen(server, { setting: "PORT", ...environment });
  const registry = await watchTenants({
    tenantsDir: environment.tenantsDir,
    port,
    log,
    messageKeys: replaceableKeys(),
  });
  const stopClearing = tendIncoming(media.incoming);
  registry.onChange(({ slug }) => sites.forget(slug));
  prepareAssets(vite);
  const outbox = tendOutbox({ channel, machine, registry, sites, databases });

  const handler = async () => {
    const load = () => import("virtual:remix/server-build") as Promise<unknown>;
    const build = (vite ? await vite.ssrLoadModule("virtual:remix/server-build") : await load()) as ServerBuild;
    return narrowHandler(withErrorsAtTheEdge(build), vite ? "development" : "production");
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
  early.release(
    requestListener({
      registry,
      sites,
      log,
      environment,
      metrics,
      live: vite !== undefined,
      preview: (await vite?.ssrLoadModule("./app/request/preview.ts"))?.previewed,
      files: vite ? undefined : openStaticFiles(join(projectRoot, "build/client")),
      development: vite?.middlewares as Middleware | undefined,
      remix: async (request, context) => (built ?? (await handler())).handle(request, context),
    }),
  );

  return {
    port,
    sites: registry.all().map(({ slug, origin, name, niche, template, language, demo }) => {
      return { slug, origin, name, niche: niche.number, template, language, demo };
    }),
    report: async () => metrics?.report() ?? [],
    async close() {
      endNewsStreams();
      await Promise.all([finish(), outbox.stop()]);
      endConverters();
      stopClearing();
      await registry.close();
      await settlePresence();
      await databases.close();
    },
  };
}

/** Which demo tenants there are and where their data lies, without serving them. Throws as `serve` does. */
export async function demoTenants(): Promise<{ dataDir: string; slugs: string[] }> {
  const { tenantsDir, dataDir, port } = readEnvironment();
  const registry = await watchTenants({
    tenantsDir,
    port,
    log: pino({ level: "silent" }),
    messageKeys: replaceableKeys(),
  });
  await registry.close();
  return { dataDir, slugs: registry.all().flatMap(({ slug, demo }) => (demo ? slug : [])) };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

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
