import { Counter, Gauge, Registry } from "prom-client";
import type { Count } from "~/app/domain/counts";
import type { Counted } from "~/app/domain/machine";
import type { Report } from "./metrics";

/** The business gauges of a tenant, from its database. Times are UTC ms. */
export interface Gauges {
  active: number;
  orders: { state: string; orders: number }[];
  queues: { queue: string; open: number; late: number; oldest: number }[];
  mailsWaiting: number;
}

export interface Business {
  count(counted: readonly Counted[]): void;
  /** Takes a tenant's gauges. Null: the tenant is no longer served. */
  gauge(standing: { tenant: string; gauges: Gauges | null }): void;
  report(): Promise<Report>;
}

type What = Count["what"];

const COUNTERS: Record<What, { name: string; help: string; of?: string }> = {
  signups: { name: "bouquet_signups_total", help: "Accounts made." },
  confirmations: { name: "bouquet_confirmations_total", help: "Accounts whose address was confirmed." },
  messages: { name: "bouquet_messages_total", help: "Messages that members sent." },
  likes: { name: "bouquet_likes_total", help: "Likes that members gave." },
  revenue: {
    name: "bouquet_revenue_minor_units_total",
    help: "Paid by members, in the currency's minor unit: cents.",
    of: "currency",
  },
  returned: {
    name: "bouquet_returned_minor_units_total",
    help: "Refunded and charged back, in the currency's minor unit: cents.",
    of: "currency",
  },
  notices: {
    name: "bouquet_payment_notices_total",
    help: "Notices of payment providers: accepted, refused as forged, or failed and to be sent again.",
    of: "outcome",
  },
  mails: {
    name: "bouquet_mails_total",
    help: "Tries to send an email: sent, refused permanently, or failed and to be tried again.",
    of: "outcome",
  },
};

export function openBusiness({ now }: { now(): number }): Business {
  const registry = new Registry();
  const registers = [registry];
  const counters = new Map<What, Counter>();
  for (const [what, { name, help, of }] of Object.entries(COUNTERS)) {
    counters.set(what as What, new Counter({ name, help, labelNames: ["tenant", ...(of ? [of] : [])], registers }));
  }
  const standings = new Map<string, Gauges>();
  // These gauges join the reports of other processes, which have no gauges.
  const gauge = (name: string, help: string, labelNames: string[], collect: (this: Gauge) => void) =>
    new Gauge({ name, help, labelNames, registers, collect });

  gauge("bouquet_active_members", "Members who were here within a day.", ["tenant"], function () {
    this.reset();
    for (const [tenant, { active }] of standings) this.set({ tenant }, active);
  });
  gauge("bouquet_orders", "Orders by their state.", ["tenant", "state"], function () {
    this.reset();
    for (const [tenant, { orders }] of standings)
      for (const { state, orders: count } of orders) this.set({ tenant, state }, count);
  });
  gauge("bouquet_mails_waiting", "Mails that are yet to be sent.", ["tenant"], function () {
    this.reset();
    for (const [tenant, { mailsWaiting }] of standings) this.set({ tenant }, mailsWaiting);
  });
  const queues = (name: string, help: string, value: (queue: Gauges["queues"][number]) => number) =>
    gauge(name, help, ["tenant", "queue"], function () {
      this.reset();
      for (const [tenant, { queues }] of standings)
        for (const each of queues) this.set({ tenant, queue: each.queue }, value(each));
    });
  queues("bouquet_cases_open", "Open cases, by queue.", ({ open }) => open);
  queues("bouquet_cases_late", "Open cases older than the goal of their queue.", ({ late }) => late);
  queues("bouquet_cases_oldest_seconds", "Age of the oldest open case of a queue.", ({ oldest }) =>
    Math.max(0, (now() - oldest) / 1000),
  );

  return {
    count(counted) {
      for (const { tenant, what, amount, ...sort } of counted) {
        const { of } = COUNTERS[what];
        counters.get(what)?.inc({ tenant, ...(of && "of" in sort && { [of]: sort.of }) }, amount);
      }
    },
    gauge({ tenant, gauges }) {
      if (gauges) standings.set(tenant, gauges);
      else standings.delete(tenant);
    },
    report: () => registry.getMetricsAsJSON(),
  };
}
