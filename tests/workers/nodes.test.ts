import { expect, test } from "vitest";
import { engine } from "~/db/engine";
import { type Listening, listenTo } from "../support/event-stream";
import { type Joined, startServer } from "../support/server";

const HOST = "velvet.example";
/** Far more than it takes, for when the machine is busy. */
const SOON = { timeout: 60_000 };

// Two servers share a tenant on PostgreSQL alone: a SQLite file is one machine's.
test.skipIf(engine === "sqlite")(
  "what one does on a server is seen at once by whoever listens to another",
  async () => {
    const here = await startServer({ velvet: {} });
    const { DATABASE_URL = "", TENANTS_DIR = "" } = here.settings;
    const there = await startServer({}, { DATABASE_URL, TENANTS_DIR });
    try {
      const [anna, bert] = [await here.join(HOST, "Anna"), await here.join(HOST, "Bert")];
      const ask = (at: typeof here, who: Joined, method: string, path: string, json?: object) =>
        at.ask({ host: HOST, method, path, json, headers: { Cookie: who.cookie } });
      const conversation: string = (await ask(here, anna, "GET", `/api/chat.php?profile=${bert.id}`)).json().id;
      const [hers, his] = [await listenTo(here, HOST, anna), await listenTo(there, HOST, bert)];
      const heard = (page: Listening) => expect.poll(() => page.events.map(({ kind }) => kind), SOON);

      const sent = await ask(here, anna, "POST", "/api/messages.php", { conversation, text: "Hello", key: "1" });
      const { id } = sent.json().message;
      await heard(his).toEqual(["message"]);
      await heard(hers).toEqual(["message", "delivered"]);
      await ask(here, anna, "POST", "/api/typing.php", { conversation });
      await heard(his).toEqual(["message", "typing"]);
      await ask(there, bert, "POST", "/api/read.php", { conversation });
      await heard(hers).toEqual(["message", "delivered", "read"]);
      expect((await ask(here, anna, "DELETE", "/api/messages.php", { message: id })).status).toBe(200);
      await heard(his).toEqual(["message", "typing", "read", "change"]);
      expect(his.events.at(-1)?.data.message).toMatchObject({ id, text: "", taken_back: true });
      for (const page of [hers, his]) page.leave();
    } finally {
      await there.stop();
      await here.stop();
    }
  },
);
