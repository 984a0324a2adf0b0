import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import pino from "pino";
import type { ViteDevServer } from "vite";
import { openDatabases } from "~/db/open";
import { watchTenants } from "~/tenants/watch";
import { openMedia } from "./domain/media/media";
import { sweepLeftovers } from "./domain/photos/leftovers";
import { settlePresence } from "./domain/presence/presence";
import { projectRoot, readEnvironment } from "./environment";
import { replaceableKeys } from "./locales";
import { prepareAssets } from "./request/assets";
import { withErrorsAtTheEdge } from "./request/edge";
import { requestListener } from "./request/listener";
import { narrowHandler } from "./request/narrow";
import { answerParserRefusals } from "./request/parser-refusals";
import { secretUnder } from "./request/secret";
import { openSites } from "./request/site";
import { openStaticFiles } from "./request/static-files";

export interface Serving {
  port: number;
  sites: SiteSummary[];
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
  /** No request log. */
  quiet?: boolean;
  /** In development: Vite, which serves the browser's modules and reloads the server's. */
  vite?: ViteDevServer;
}

/** Starts serving every tenant. Throws an error whose message is fit to print when a setting of the machine is wrong. */
export async function serve({ quiet = false, vite }: Options = {}): Promise<Serving> {
  const environment = readEnvironment();
  const log = pino({ level: quiet ? "warn" : environment.logLevel });
  const databases = openDatabases({
    url: environment.databaseUrl,
    dataDir: environment.dataDir,
    migrationsDir: join(projectRoot, "db/migrations"),
    limit: environment.openTenants,
  });
  const secret = environment.secret ?? secretUnder(environment.dataDir);
  const media = openMedia({ url: environment.mediaUrl, dataDir: environment.dataDir });
  const sites = openSites({ databases, media, secret, log });
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    requestTimeout: 10 * 60_000, // for photos over a slow line; any other body has its own limit
    headersTimeout: 15_000,
    requireHostHeader: false, // the gate says what is wrong with it
  });
  answerParserRefusals(server);
  // Demo tenants' links carry the port, so it must be known before they are read. Who comes that early waits.
  const early = holdRequests(server);
  const port = await listen(server, environment.port, environment.host);
  const registry = await watchTenants({
    tenantsDir: environment.tenantsDir,
    port,
    log,
    messageKeys: replaceableKeys(),
  });
  const stopSweeping = sweepLeftovers(media.incoming, () => registry.all().map(sites.of));
  registry.onChange(({ slug }) => sites.forget(slug));
  prepareAssets(vite);

  const handler = async () => {
    const load = () => import("virtual:remix/server-build") as Promise<unknown>;
    const build = (vite ? await vite.ssrLoadModule("virtual:remix/server-build") : await load()) as ServerBuild;
    return narrowHandler(withErrorsAtTheEdge(build), vite ? "development" : "production");
  };
  const built = vite ? undefined : await handler();
  early.release(
    requestListener({
      registry,
      sites,
      log,
      environment,
      live: vite !== undefined,
      files: vite ? undefined : openStaticFiles(join(projectRoot, "build/client")),
      development: vite?.middlewares as Middleware | undefined,
      remix: async (request, context) => (built ?? (await handler()))(request, context),
    }),
  );

  return {
    port,
    sites: registry.all().map(({ slug, origin, name, niche, template, language, demo }) => {
      return { slug, origin, name, niche: niche.number, template, language, demo };
    }),
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      const impatient = setTimeout(() => server.closeAllConnections(), 8_000);
      await closed;
      clearTimeout(impatient);
      stopSweeping();
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

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      fail(error.code === "EADDRINUSE" ? new Error(`PORT: ${port} is taken by another program`) : error);
    });
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}
