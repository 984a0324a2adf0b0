/**
 * Sends OpenTelemetry spans. NODE_OPTIONS=--import=/srv/bouquet/scripts/production/opentelemetry.mjs loads it first.
 * The packages come from the folder OTEL_PACKAGES: see scripts/operating/monitoring.md.
 */
import { subscribe } from "node:diagnostics_channel";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The version of Node that the packages need. */
const LEAST = { major: 22, minor: 15 };

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isOld = major < LEAST.major || (major === LEAST.major && minor < LEAST.minor);
if (isOld) say(`OpenTelemetry needs Node ${LEAST.major}.${LEAST.minor} or later, and this is ${process.versions.node}`);
else await start().catch((error) => say(`OpenTelemetry could not be loaded: ${error.message.split("\n")[0]}`));

/**
 * @typedef {{
 *   tenant?: string;
 *   method: string;
 *   route: string;
 *   status: number;
 *   ms: number;
 *   traceId: string;
 *   traceparent?: string;
 * }} Answered
 */

async function start() {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = load("api");
  const { BasicTracerProvider, BatchSpanProcessor, RandomIdGenerator } = load("sdk-trace-base");
  const { OTLPTraceExporter } = load("exporter-trace-otlp-http");
  const { resourceFromAttributes } = load("resources");
  // Generates the ids, because a span must belong to the trace in the log.
  const ids = new RandomIdGenerator();
  let traceId = "";
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || "bouquet" }),
    idGenerator: { generateSpanId: () => ids.generateSpanId(), generateTraceId: () => traceId },
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("bouquet");

  subscribe("bouquet:answered", (message) => {
    const { tenant, method, route, status, ms, ...of } = /** @type {Answered} */ (message);
    traceId = of.traceId;
    const [, id, named] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-/.exec(of.traceparent ?? "") ?? [];
    const parent = id === traceId ? named : undefined;
    const caller = { traceId, spanId: parent, traceFlags: TraceFlags.SAMPLED, isRemote: true };
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
    const attributes = {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
      ...(tenant && { "bouquet.tenant": tenant }),
    };
    const end = Date.now();
    const options = { kind: SpanKind.SERVER, startTime: end - ms, attributes };
    const span = tracer.startSpan(`${method} ${route}`, options, context);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  });

  // Sends pending spans before a normal exit. A process that is stopped takes longer than a batch waits, so its spans
  // are sent already.
  process.once("beforeExit", () => void provider.shutdown().catch(() => {}));
}

/** @param {string} name */
function load(name) {
  const folder = process.env.OTEL_PACKAGES || process.cwd();
  return createRequire(join(folder, "package.json"))(`@opentelemetry/${name}`);
}

/**
 * Logs a problem once, not in every process.
 * @param {string} problem
 */
function say(problem) {
  if (process.send === undefined) process.stderr.write(`${problem}: the server runs without spans\n`);
}
