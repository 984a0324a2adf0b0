import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "~/app/admin/metrics";
import { type ConsoleParts, consoleArea } from "~/app/console/frame/area";
import type { Sites } from "~/app/domain/site";
import { exchangeOf, follow, type RouteAt } from "~/app/request/exchange";
import { hostOf } from "~/app/request/gate";
import { secure } from "~/app/request/headers";
import { unknownHost } from "~/app/request/refusal";
import { type TenantParts, tenantArea } from "~/app/request/tenant-area";
import type { Environment } from "~/app/settings/environment";
import type { TenantRegistry } from "~/tenants/config/watch";

interface Parts {
  registry: TenantRegistry;
  sites: Sites;
  log: Logger;
  environment: Environment;
  /** The metrics of the process. Undefined without an admin port. */
  metrics: Metrics | undefined;
  routeAt: { tenant: RouteAt; console: RouteAt };
  live: boolean;
  tenant: TenantParts;
  console: ConsoleParts;
}

export function requestListener(parts: Parts) {
  const { registry, environment, live, routeAt } = parts;
  const answerInTenant = tenantArea({ ...parts, ...parts.tenant });
  const { desk, pending } = parts.console;
  const answerInConsole = desk && pending && consoleArea({ ...parts, ...parts.console, desk, pending });

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const host = hostOf(incoming);
    const isForConsole = answerInConsole !== undefined && host === environment.operatorHost;
    const routes = isForConsole ? routeAt.console : routeAt.tenant;
    const exchange = exchangeOf(incoming, outgoing, environment.trustProxy, routes);
    if (isForConsole) return void answerInConsole(exchange);
    const tenant = host === undefined ? undefined : registry.byHost(host);
    if (tenant) return void answerInTenant(tenant, host!, exchange);
    secure(outgoing, { tls: exchange.tls, live, tenant });
    exchange.by = "unknown_host";
    follow(parts, exchange, undefined);
    unknownHost(incoming, outgoing);
  };
}
