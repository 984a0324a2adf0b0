import type { Logger } from "pino";
import type { AnsweredBy, Metrics } from "~/app/admin/metrics";
import type { Site, Sites } from "~/app/domain/site";
import { inTrace } from "~/app/log/trace";
import type { Environment } from "~/app/settings/environment";
import { withPatience } from "~/db/patience";
import type { Tenant } from "~/tenants/config/schema";
import { acceptedBy, type Exchange, follow, PATIENCE } from "./exchange";
import { isRead, refusal } from "./gate";
import { secure } from "./headers";
import { withReading } from "./reading";
import { mainAddressOf, redirectOf } from "./redirects";
import { refuse, refuseFailure, voiceOf } from "./refusal";
import { answerByRoute, type Routing } from "./routed";
import type { StaticFiles } from "./static-files";
import { asksForCard, asksForIcon, asksForMedia, serveCard, serveIcon, serveMark, serveMedia } from "./tenant-files";
import { sendVisitorPage, visitorKey, visitorPage } from "./visitor-pages";

export interface TenantParts extends Routing {
  files: StaticFiles;
}

interface Parts extends TenantParts {
  environment: Environment;
  sites: Sites;
  log: Logger;
  metrics: Metrics | undefined;
  live: boolean;
}

interface Asked extends Exchange {
  tenant: Tenant;
  /** Returns the tenant's site. Created on demand, because a request for a file needs no site. */
  site(): Site;
  /** The address of the same page on the tenant's main host. Undefined for a request on the main host. */
  main: string | undefined;
}

interface Answerer {
  by: AnsweredBy;
  answers(asked: Asked): boolean | Promise<boolean>;
}

export function tenantArea(parts: Parts) {
  const { sites, live } = parts;
  const answerers = answerersOf(parts);

  return (tenant: Tenant, host: string, exchange: Exchange): void => {
    const { incoming, outgoing, tls } = exchange;
    const site = () => sites.of(tenant);
    const main = mainAddressOf(tenant, { host, tls, incoming });
    if (!main && sendKept(parts, site, exchange)) return;
    secure(outgoing, { tls, live, tenant });
    follow(parts, exchange, { tenant: tenant.slug });
    const asked = Object.assign(exchange, { tenant, site, main });
    const answer = () =>
      void firstOf(answerers, asked).catch((error) => refuseFailure(voiceOf(site()), incoming, outgoing, error));
    inTrace(exchange.trace, () => withPatience(PATIENCE, () => withReading(exchange, answer)));
  };
}

function answerersOf(parts: Parts): Answerer[] {
  const { files, environment, live } = parts;
  return [
    { by: "refused", answers: (asked) => refused(asked, refusal(asked.incoming)) },
    {
      by: "redirect",
      answers({ tenant, main, incoming, outgoing }) {
        const moved = redirectOf(tenant, incoming.url ?? "/") ?? (main ? { to: main, status: 308 } : undefined);
        if (moved) outgoing.writeHead(moved.status, { Location: moved.to }).end();
        return moved !== undefined;
      },
    },
    {
      by: "file",
      answers: ({ site, incoming, outgoing }) => asksForMedia(incoming) && serveMedia(site(), incoming, outgoing),
    },
    {
      by: "file",
      answers: ({ site, incoming, outgoing }) => asksForCard(incoming) && serveCard(site(), incoming, outgoing),
    },
    { by: "file", answers: ({ tenant, incoming, outgoing }) => serveMark(tenant, incoming, outgoing) },
    {
      by: "file",
      answers: ({ tenant, incoming, outgoing }) => asksForIcon(incoming) && serveIcon(tenant, incoming, outgoing),
    },
    {
      by: "file",
      answers: ({ incoming, outgoing }) => (live || isRead(incoming)) && files(incoming, outgoing),
    },
    { by: "route", answers: (asked) => answerByRoute({ ...parts, environment, live }, asked.site(), asked) },
  ];
}

function refused({ site, incoming, outgoing }: Asked, why: ReturnType<typeof refusal>): boolean {
  if (why) refuse(voiceOf(site()), incoming, outgoing, why);
  return why !== undefined;
}

async function firstOf(answerers: Answerer[], asked: Asked): Promise<void> {
  for (const { by, answers } of answerers) {
    asked.by = by;
    const answered = answers(asked);
    if (typeof answered === "boolean" ? answered : await answered) return;
  }
}

/** Answers the most frequent requests from the cache. Returns whether it did. */
function sendKept(parts: Parts, siteOf: () => Site, exchange: Exchange): boolean {
  if (parts.live) return false;
  const site = siteOf();
  const key = visitorKey(site, exchange.incoming, exchange.tls);
  const page = key && visitorPage(site, key);
  if (!page) return false;
  exchange.by = "route";
  follow(parts, exchange, { tenant: site.tenant.slug });
  sendVisitorPage(page, acceptedBy(exchange.incoming), exchange.outgoing);
  return true;
}
