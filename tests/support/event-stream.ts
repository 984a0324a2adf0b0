import { get, type IncomingMessage } from "node:http";
import type { Joined, TestServer } from "./server";

export interface Told {
  kind: string;
  /** The id of the event. "" if the event has no id. */
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a stream says is looked at by its test
  data: any;
}

/** A stream of events like a browser's. */
export interface Listening {
  status: number;
  headers: IncomingMessage["headers"];
  /** The events so far. */
  events: Told[];
  /** The id of the last event, which a browser sends when it reconnects. */
  lastId: string;
  ended: boolean;
  /** Whether the server ended the stream properly, and did not cut the connection. */
  whole: boolean;
  leave(): void;
}

/** Opens a stream; `after` is the id of the last known event. */
export function listenTo(
  { port }: Pick<TestServer, "port">,
  host: string,
  { cookie }: Joined,
  { after, resume }: { after?: string; resume?: string } = {},
): Promise<Listening> {
  return new Promise((listening, fail) => {
    const headers = {
      Host: host,
      Cookie: cookie,
      "Accept-Encoding": "gzip, br",
      Accept: "text/event-stream",
      ...(resume && { "Last-Event-ID": resume }),
    };
    const path = `/api/events.php${after ? `?after=${after}` : ""}`;
    const asking = get({ port, host: "127.0.0.1", path, headers, agent: false }, (answer) => {
      const { statusCode: status = 0 } = answer;
      const heard: Listening = {
        status,
        headers: answer.headers,
        events: [],
        lastId: resume ?? "",
        ended: false,
        whole: false,
        leave,
      };
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
        const blocks = text.split("\n\n");
        text = blocks.pop()!;
        for (const block of blocks) take(heard, block);
      });
      answer.on("error", () => {});
      answer.on("close", () => {
        heard.ended = true;
        heard.whole = answer.complete;
      });
      listening(heard);
    });
    const leave = () => void asking.destroy();
    asking.on("error", fail);
  });
}

function take(heard: Listening, block: string): void {
  const lines = block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line) ?? []);
  const field = (name: string) => lines.find(([, each]) => each === name)?.[2];
  const id = field("id");
  if (id !== undefined) heard.lastId = id;
  const kind = field("event");
  if (kind !== undefined) heard.events.push({ kind, id: id ?? "", data: JSON.parse(field("data") ?? "null") });
}
