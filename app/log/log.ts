import pino, { type Logger } from "pino";
import { type Dsn, type ErrorReceiver, openErrorReceiver } from "./error-receiver";
import { impersonal, impersonalError } from "./impersonal";
import { currentTrace } from "./trace";

interface Settings {
  logLevel: string;
  release?: string;
  /** The receiver of unexpected errors, besides the log. */
  errorReceiver?: Dsn | undefined;
}

/**
 * Opens the log of a process, to standard output by default. The lines name their trace and route, and contain no
 * personal data.
 */
export function openLog(
  { logLevel: level, release = "", errorReceiver: dsn }: Settings,
  into?: pino.DestinationStream,
): Logger {
  let receiver: ErrorReceiver | undefined;
  const options: pino.LoggerOptions = {
    level,
    mixin: ownTrace,
    serializers: SERIALIZERS,
    ...(dsn && {
      hooks: {
        logMethod(given, write, severity) {
          if (severity >= pino.levels.values.error!) passOn(receiver, this, given, severity);
          write.apply(this, given);
        },
      },
    }),
  };
  const log = into ? pino(options, into) : pino(options);
  receiver = dsn && openErrorReceiver(dsn, { release, log });
  return log;
}

function ownTrace(): Record<string, string> {
  const trace = currentTrace();
  if (!trace) return {};
  return trace.route === undefined ? { trace_id: trace.id } : { trace_id: trace.id, route: trace.route };
}

/** Text of another program, such as a provider's refusal, may quote what it was sent. */
const said = (text: unknown) => (typeof text === "string" ? impersonal(text) : text);
const SERIALIZERS = { err: (error: unknown) => impersonalError(error), reason: said, said };

/** Sends the line's error, if it has one, to the receiver. */
function passOn(receiver: ErrorReceiver | undefined, log: Logger, given: unknown[], severity: number): void {
  const [fields, message] = given as [{ err?: unknown; tenant?: unknown } | undefined, unknown];
  if (fields?.err === undefined) return;
  const tenant = fields.tenant ?? log.bindings().tenant;
  const trace = currentTrace();
  receiver?.report({
    error: impersonalError(fields.err),
    message: String(message),
    level: severity >= pino.levels.values.fatal! ? "fatal" : "error",
    tenant: typeof tenant === "string" ? tenant : undefined,
    route: trace?.route,
    traceId: trace?.id,
  });
}
