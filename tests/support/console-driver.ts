/** A server with a console, and operators signed in over HTTP with software keys. */

import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { addOperator } from "~/app/domain/desk/operators/operators";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { projectRoot } from "~/app/settings/environment";
import { openControl } from "~/db/control/open";
import type { Db } from "~/db/handle";
import { idMaker } from "~/db/ids";
import type { Answer } from "./exchange";
import { anOperator } from "./people";
import type { Place } from "./place";
import { startServer, type TestServer } from "./server";
import { type SoftKey, softKey } from "./soft-key";

export interface SignedInOperator {
  id: string;
  cookie: string;
  key: SoftKey;
  read(path: string): Promise<Answer>;
  send(path: string, form: Record<string, string>): Promise<Answer>;
  /** Completes an action: fills in its form, confirms it, and signs it if necessary. */
  act(path: string, fields?: Record<string, string>): Promise<Answer>;
}

export interface ConsoleDriver extends Operators {
  server: TestServer;
  stop(): Promise<void>;
}

/** The operators of a console on any server. */
export interface Operators {
  /** The operators' database. */
  control: Db;
  /** Adds an operator and returns the link. */
  add(name: string, role: Role, brand?: string | null): Promise<{ id: string; link: string }>;
  /** Adds an operator and signs in. */
  operator(name: string, role: Role, brand?: string | null): Promise<SignedInOperator>;
  read(path: string, cookie?: string): Promise<Answer>;
  send(path: string, form: Record<string, string>, cookie?: string): Promise<Answer>;
}

/**
 * Starts a server with a console. `host` must resolve in a browser if the test uses one. Confirmed actions run at once,
 * unless `undoSeconds` is set.
 */
export async function consoleDriver(
  configs: Parameters<typeof startServer>[0],
  host = "desk.example",
  { undoSeconds = 0, settings = {} }: { undoSeconds?: number; settings?: Record<string, string> } = {},
): Promise<ConsoleDriver> {
  const server = await startServer(configs, { OPERATOR_HOST: host, UNDO_SECONDS: `${undoSeconds}`, ...settings });
  const operators = operatorsAt({ ask: server.ask, host, place: server.place });
  return {
    ...operators,
    server,
    async stop() {
      await operators.control.close();
      await server.stop();
    },
  };
}

interface At {
  ask: TestServer["ask"];
  /** The console's host. */
  host: string;
  place: Place;
}

/** Adds operators to the console of a running server. Keeps the operators' database open until `control` is closed. */
export function operatorsAt({ ask, host, place }: At): Operators {
  const own = `http://${host}`;
  const control = openControl({ ...place, migrationsDir: join(projectRoot, "db/control/migrations") });
  const dependencies = { db: control, now: Date.now, newId: idMaker(Date.now, randomBytes), randomBytes };
  const read = (path: string, cookie = "") => ask({ host, path, headers: { ...(cookie && { Cookie: cookie }) } });
  const send = (path: string, form: Record<string, string>, cookie = "") => {
    const headers = { Origin: own, ...(cookie && { Cookie: cookie }) };
    return ask({ host, method: "POST", path, headers, form });
  };
  const driver: Operators = {
    control,
    read,
    send,
    async add(name, role, brand = null) {
      const input = { email: `${name.toLowerCase()}@example.com`, name, role, brand };
      const { id, token } = await addOperator(dependencies, anOperator, input);
      return { id, link: `/join?link=${token}` };
    },
    async operator(name, role, brand = null) {
      const { id, link } = await driver.add(name, role, brand);
      const key = softKey(host);
      const answer = key.create(optionsIn(await read(link)), own);
      const joined = await send(link, { means: "passkey", answer, name: "Test" });
      const cookie = joined.cookies[0]!.split(";")[0]!;
      return {
        id,
        cookie,
        key,
        read: (path) => read(path, cookie),
        send: (path, form) => send(path, form, cookie),
        async act(path, fields = {}) {
          const shown =
            fields && Object.keys(fields).length > 0
              ? await send(path, { ...fields, step: "show" }, cookie)
              : await read(path, cookie);
          const [, confirmation] = /name="confirmation" value="([\w-]+)"/.exec(shown.body) ?? [];
          if (confirmation === undefined) return shown;
          const answer = shown.body.includes("data-passkey") ? key.get(optionsIn(shown), own) : "";
          return send(path, { ...fields, confirmation, answer, step: "do" }, cookie);
        },
      };
    },
  };
  return driver;
}

/** Returns a page's WebAuthn options. */
export function optionsIn({ body }: Answer): { challenge: string } {
  const [, options = ""] = /data-options="([^"]+)"/.exec(body) ?? [];
  return JSON.parse(options.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}
