/**
 * A process for tests of money, fraud emails and chat reading. Does one thing and kills itself before a given step,
 * counted from the start. A step is a write, the start of a provider call, or an answered one. Reports the number of
 * steps if it completes.
 */
import pg from "pg";
import pino from "pino";
import type { Member } from "~/app/domain/member";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { type Purchase, startOrder } from "~/app/domain/money/orders/orders";
import { refundEffect, refundOrder } from "~/app/domain/money/orders/refunds";
import type { Gateway } from "~/app/domain/money/payments/payments";
import type { Operator } from "~/app/domain/operator";
import { fraudEffect } from "~/app/domain/safety/fraud/fraud";
import { readingOf, readOn } from "~/app/domain/safety/looks/readings";
import { type Effect, sendDue } from "~/app/domain/site/outbox/outbox";
import { openDatabases } from "~/db/open";
import { Database } from "~/db/sqlite-driver";
import { siteAlone } from "~/scripts/site-alone";
import { resolveTenant } from "~/tenants/config/resolve";
import { tenantConfig } from "~/tenants/config/schema";
import type { Step, Work } from "./killed";
import { noticeFor } from "./orders";
import { anOperator } from "./people";
import { gatewayAt } from "./provider-gateways";

const { place, name, config, diesBefore, provider, action }: Work & { diesBefore: Step } = JSON.parse(process.argv[2]!);
const databases = openDatabases(place);
const tenant = resolveTenant(name, tenantConfig.parse(config), { port: 3000, folder: place.dataDir });
const alone = siteAlone(tenant, { databases, dataDir: place.dataDir, log: pino({ level: "silent" }) });
const gateway = provider && counted(gatewayAt[provider.name](provider));
const site = gateway ? { ...alone, gateway: () => Promise.resolve(gateway) } : alone;
await site.db.read(async () => {});
let steps = 0;
// Counts the writes of both drivers. Only the driver of one engine is called.
countWrites(pg.Client.prototype, ["query"], ([query]) =>
  typeof query === "string" ? query : (query as { text: string }).text,
);
const statement = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
countWrites(statement, ["run", "all", "get"], (_, self) => (self as { source: string }).source);
if (action.does === "notice") await receiveNotice(site, noticeFor({ providerRef: action.payment }));
else if (action.does === "start") await startOrder(site, action.member as Member, action.purchase as Purchase);
else if (action.does === "refund") await refund(action.order, action.minor);
else if (action.does === "read") await read(action.reading, action.operator as Operator);
else while ((await sendDue(site, "killed", [fraudEffect as Effect])) > 0);
process.stdout.write(`${steps}`);
process.exit();

/** Prints the messages in one write, as a response would send them. */
async function read(id: string, operator: Operator): Promise<void> {
  const reader = { operator, exceeds: true };
  const { steps: number } = await readingOf(site, reader, id);
  const messages = await readOn(site, reader, id, { part: "after", number });
  process.stdout.write(messages.map(({ text }) => text).join());
}

async function refund(order: string, minor: number): Promise<void> {
  await refundOrder(site, anOperator, order, { minor, reason: "A test" });
  await sendDue(site, "killed", [refundEffect as Effect]);
}

function countWrites(of: object, methods: string[], sqlOf: (args: unknown[], self: unknown) => string): void {
  const methodsOf = of as Record<string, (...args: unknown[]) => unknown>;
  for (const method of methods) {
    const call = methodsOf[method]!;
    methodsOf[method] = function (this: unknown, ...args: unknown[]) {
      if (/^\s*(begin|insert|update|delete|with|commit)/i.test(sqlOf(args, this))) step();
      return call.apply(this, args);
    };
  }
}

function counted(gateway: Gateway): Gateway {
  const around = async <T>(call: Promise<T>) => {
    const answer = await call;
    step("answered");
    return answer;
  };
  return {
    ...gateway,
    create(order) {
      step();
      return around(gateway.create(order));
    },
    refund(...given) {
      step();
      return around(gateway.refund(...given));
    },
  };
}

function step(named?: Step): void {
  if (++steps === diesBefore || (named && named === diesBefore)) process.kill(process.pid, "SIGKILL");
}
