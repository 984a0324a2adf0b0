import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { z } from "zod";
import { CHANNEL, openNotifications } from "~/db/notifications";
import type { Channel } from "./channel";
import type { Notice } from "./messages";

export interface Nodes {
  close(): Promise<void>;
}

interface Options {
  channel: Channel;
  /** The address of the PostgreSQL server itself: notifications do not pass a transaction pooler. */
  url: string;
  log: Logger;
}

/** Maximum size of a notification in bytes. PostgreSQL's limit is 8,000. */
const LONGEST = 7_900;

/**
 * How long messages are collected, in ms. Each NOTIFY locks the whole server at its commit, so one notification carries
 * several messages.
 */
const GATHERING = 20;

/** Passes events of tenants' buses between nodes. Runs in the primary. */
export function joinNodes({ channel, url, log }: Options): Nodes {
  const node = randomUUID();
  const pending = new Set<string>();
  let sending: Promise<void> | undefined;

  const notifications = openNotifications({
    url,
    channel: CHANNEL,
    hear(text) {
      const { events, placed, served, due } = saidIn(text, node);
      for (const [tenant, event] of events) channel.tell("event", { tenant, event, abroad: true });
      // The nodes' leases decide which node runs the jobs.
      for (const tenant of due) channel.tell("event", { tenant, event: { kind: "effects", dueAt: 0 }, abroad: true });
      if (placed.length > 0) channel.tell("placed", placed);
      if (served === null || served.length > 0) channel.tell("served", served);
    },
    listening() {
      channel.tell("placed", null);
      channel.tell("served", null);
    },
    lost: (error) => log.warn({ err: error }, "the connection to the other nodes is lost: trying again"),
  });

  const leave = channel.subscribe("event", ({ tenant, event, abroad }: Notice) => {
    if (abroad || event.kind === "effects") return;
    pending.add(JSON.stringify([tenant, event]));
    sending ??= send()
      .catch((error) => log.warn({ err: error }, "events could not be passed on to the other nodes"))
      .finally(() => {
        sending = undefined;
      });
  });

  async function send(): Promise<void> {
    while (pending.size > 0) {
      await wait(GATHERING);
      await notifications.send(`{"node":"${node}","events":[${taken(pending).join()}]}`);
    }
  }

  return {
    async close() {
      leave();
      await sending;
      await notifications.close();
    },
  };
}

/** Removes and returns as many entries as fit into one notification. */
function taken(pending: Set<string>): string[] {
  const some: string[] = [];
  let size = 100; // size of the surrounding JSON
  for (const each of pending) {
    size += Buffer.byteLength(each) + 1;
    if (size > LONGEST && some.length > 0) break;
    pending.delete(each);
    some.push(each);
  }
  return some;
}

const passedOn = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("news"), member: z.string() }),
  z.strictObject({ kind: z.literal("people") }),
  z.strictObject({ kind: z.literal("typing"), member: z.string(), conversation: z.string(), by: z.string() }),
]);

const notification = z.object({
  node: z.string(),
  events: z.array(z.tuple([z.string(), passedOn])),
  placed: z.array(z.string()).default([]),
  /** The tenants whose served config changed. The commit of the change sends them. Null: possibly any. */
  served: z.array(z.string()).nullable().default([]),
  /** The tenants with new jobs in the outbox, as a command reports them. */
  due: z.array(z.string()).default([]),
});

/**
 * Parses a notification. Returns no news for this node's own, damaged or foreign messages: any program at the server
 * may write to the channel.
 */
function saidIn(text: string, node: string): Omit<z.output<typeof notification>, "node"> {
  try {
    const said = notification.parse(JSON.parse(text));
    if (said.node !== node) return said;
  } catch {} // a foreign message
  return { events: [], placed: [], served: [], due: [] };
}
