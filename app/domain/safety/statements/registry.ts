import { askOutside } from "~/app/domain/site/outside/outside";
import type { Tenant } from "~/tenants/config/schema";
import type { Statement } from "./statements.schema";

/** The DSA Transparency Database, for one site with its own token. */
export interface Registry {
  /** Sends a batch of statements. Rejects without an answer from the Database, or without a token. */
  send(lot: Statement[], signal: AbortSignal): Promise<{ status: number; body: string }>;
}

interface Dependencies {
  /** Reads an environment variable. */
  secretNamed(name: string): string | undefined;
}

/** Opens the Database for a tenant. Returns null if the operator sends nothing to the Database. */
export function registryFor({ law }: Pick<Tenant, "law">, { secretNamed }: Dependencies): Registry | null {
  const { transparencyDatabase } = law;
  if (!transparencyDatabase) return null;
  const { address, token } = transparencyDatabase;
  return {
    send(statements, signal) {
      const secret = secretNamed(token.env);
      if (!secret) return Promise.reject(new Error(`the environment variable ${token.env} is not set`));
      const body = Buffer.from(JSON.stringify({ statements }));
      const headers = {
        ...{ Authorization: `Bearer ${secret}`, Accept: "application/json" },
        ...{ "Content-Type": "application/json", "Content-Length": String(body.length) },
      };
      return askOutside(`${address}/api/v1/statements`, { method: "POST", headers, body, signal, most: MOST_ANSWERED });
    },
  };
}

/** Maximum length of an answer, in bytes. */
const MOST_ANSWERED = 1024 * 1024;
