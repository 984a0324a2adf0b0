import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { z } from "zod";
import { openNotifications } from "~/db/notifications";
import type { Notice } from "./bus";
import type { Channel } from "./channel";

export interface Nodes {
  close(): Promise<void>;
}

interface Options {
  channel: Channel;
  /** Of the PostgreSQL server that the nodes share, without a transaction pooler between. */
  url: string;
  log: Logger;
}

/** PostgreSQL's own limit is 8,000 bytes. */
const LONGEST = 7_900;

/** How long what is said waits for company, in ms: each NOTIFY takes a lock of the whole server's as it commits. */
const GATHERING = 20;

/**
 * Passes the news of this machine's members on to the other nodes, and theirs to the processes here. For one process of
 * the machine, the primary.
 */
export function joinNodes({ channel, url, log }: Options): Nodes {
  const node = randomUUID();
  const pending = new Set<string>();
  let sending: Promise<void> | undefined;

  const notifications = openNotifications({
    url,
    channel: "bouquet",
    hear(text) {
      for (const { tenant, member } of newsIn(text, node)) {
        channel.tell("event", { tenant, event: { kind: "news", member }, abroad: true });
      }
    },
    lost: (error) => log.warn({ err: error }, "the other nodes can't be heard: trying again"),
  });

  const leave = channel.onTold("event", ({ tenant, event, abroad }: Notice) => {
    if (abroad || event.kind !== "news") return;
    pending.add(JSON.stringify([tenant, event.member]));
    sending ??= send().finally(() => {
      sending = undefined;
    });
  });

  async function send(): Promise<void> {
    while (pending.size > 0) {
      await wait(GATHERING);
      await notifications.send(`{"node":"${node}","news":[${taken(pending).join()}]}`);
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

/** As many as one notification holds, taken out. */
function taken(pending: Set<string>): string[] {
  const some: string[] = [];
  let size = 100; // what stands around them
  for (const each of pending) {
    size += Buffer.byteLength(each) + 1;
    if (size > LONGEST && some.length > 0) break;
    pending.delete(each);
    some.push(each);
  }
  return some;
}

const notification = z.object({
  node: z.string(),
  news: z.array(z.tuple([z.string(), z.string()]).transform(([tenant, member]) => ({ tenant, member }))),
});

/** Nothing where it is this node's own, damaged or somebody else's: anybody at the server may write to the channel. */
function newsIn(text: string, node: string): { tenant: string; member: string }[] {
  try {
    const said = notification.parse(JSON.parse(text));
    return said.node === node ? [] : said.news;
  } catch {
    return [];
  }
}
