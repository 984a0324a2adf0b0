import type { Logger } from "pino";
import type { Metrics } from "~/app/admin/metrics";
import { type Doctor, doctorFor } from "~/app/doctor/background";
import type { Desk } from "~/app/domain/desk";
import { inTrace } from "~/app/log/trace";
import type { LoadContext } from "~/app/router/server";
import type { Environment } from "~/app/settings/environment";
import { withPatience } from "~/db/patience";
import { write } from "../../request/answer";
import { acceptedBy, addressOf, type Exchange, follow, PATIENCE } from "../../request/exchange";
import { isRead, refusal } from "../../request/gate";
import { refuse, refuseFailure, type Voice } from "../../request/refusal";
import { requestOf } from "../../request/routed";
import type { StaticFiles } from "../../request/static-files";
import type { Brands, ConsoleContext, PendingActions } from "./context";
import { consoleHeaders } from "./headers";
import { consoleVisitOf, consoleWords } from "./visit";

export interface ConsoleParts {
  /** The operators' desk. Undefined for an installation without a console. */
  desk: Desk | undefined;
  brands: Brands;
  /** The runner of pending actions. Undefined for an installation without a console. */
  pending: PendingActions | undefined;
  /** The files that browsers load for the console's pages. */
  files: StaticFiles;
  remix: (request: Request, context: LoadContext) => Promise<Response>;
}

interface Parts extends ConsoleParts {
  desk: Desk;
  doctor: Doctor;
  pending: PendingActions;
  environment: Environment;
  log: Logger;
  metrics: Metrics | undefined;
  live: boolean;
}

/** Answers requests on the console's host. Has no access to a tenant's routes. */
export function consoleArea(parts: Omit<Parts, "doctor">) {
  const log = parts.log.child({ area: "console" });
  const doctor = doctorFor({ dataDir: parts.environment.dataDir, log });
  const voice: Voice = { log, words: consoleWords };

  return (exchange: Exchange): void => {
    const { incoming, outgoing, tls } = exchange;
    exchange.by = "console";
    for (const [name, value] of Object.entries(consoleHeaders({ tls, live: parts.live })))
      outgoing.setHeader(name, value);
    follow(parts, exchange, { area: "console" });
    inTrace(exchange.trace, () => {
      const answering = () => answer({ ...parts, doctor, log }, voice, exchange);
      withPatience(PATIENCE, answering).catch((error) => refuseFailure(voice, incoming, outgoing, error));
    });
  };
}

async function answer(
  { files, remix, environment, log, desk, brands, pending, doctor }: Parts,
  voice: Voice,
  exchange: Exchange,
): Promise<void> {
  const { incoming, outgoing, tls } = exchange;
  const why = refusal(incoming);
  if (why) return refuse(voice, incoming, outgoing, why);
  if (isRead(incoming) && (await files(incoming, outgoing))) return;
  const request = await requestOf(exchange, environment);
  const visit = consoleVisitOf(request, {
    desk,
    secure: tls,
    ip: addressOf(incoming, environment),
    origin: environment.operatorOrigin,
  });
  const context: ConsoleContext = { area: "console", visit, desk, brands, pending, doctor, log };
  const response = await remix(request, context as unknown as LoadContext);
  if (!response.headers.get("Cache-Control")?.includes("no-store")) response.headers.set("Cache-Control", "no-store");
  await write(response, outgoing, acceptedBy(incoming), incoming.method === "HEAD");
}
