import { createHmac } from "node:crypto";
import { decimalOf, type Money } from "~/app/domain/money";
import { callOutside } from "~/app/domain/site/outside/outside";
import { traceHeaders } from "~/app/log/trace";
import type { PostbackEvent, TrafficSource } from "~/db/tables";
import { filled, templateOf } from "~/tenants/config/postbacks";
import type { Tenant } from "~/tenants/config/schema";

export type Partner = Tenant["postbacks"][number];

export interface Report {
  event: PostbackEvent;
  source: TrafficSource;
  txid: string;
  payout: Money | null;
  /** When the event happened, UTC ms. */
  at: number;
}

export interface Partners {
  of(network: string): Partner | undefined;
  /** Returns the status of the answer. Rejects without an answer, and without the secret. */
  tell(partner: Partner, report: Report, signal: AbortSignal): Promise<number>;
}

interface Dependencies {
  /** Reads an environment variable. */
  secretNamed(name: string): string | undefined;
  now(): number;
}

export function partnersFor({ postbacks }: Tenant, { secretNamed, now }: Dependencies): Partners {
  const secretOf = ({ env }: { readonly env: string }) => {
    const secret = secretNamed(env);
    if (!secret) throw new Error(`the environment variable ${env} is not set`);
    return secret;
  };
  return {
    of: (network) => postbacks.find((partner) => partner.network === network),
    async tell(partner, report, signal) {
      const secret = partner.secret ? secretOf(partner.secret) : "";
      const address = new URL(filled(templateOf(partner), { ...valuesOf(partner, report), secret })).href;
      const time = Math.floor(now() / 1000);
      const signatures = partner.signatures.map((reference) => `v1=${signed(secretOf(reference), time, address)}`);
      const headers = {
        ...traceHeaders(),
        ...(signatures.length > 0 && { "X-Signature": [`t=${time}`, ...signatures].join(",") }),
      };
      return callOutside(address, { method: "GET", headers, signal });
    },
  };
}

export function clickIdOf({ clickId }: Partner, source: TrafficSource): string | undefined {
  return source[clickId] || undefined;
}

function valuesOf(partner: Partner, { event, source, txid, payout, at }: Report): Record<string, string> {
  return {
    ...source,
    clickid: clickIdOf(partner, source) ?? "",
    event: partner.eventNames[event] ?? event,
    payout: payout ? decimalOf(payout) : "",
    currency: payout?.currency ?? "",
    txid,
    time: `${Math.floor(at / 1000)}`,
  };
}

/** Returns the hex HMAC-SHA256 of the time, a full stop and the whole address, for the partner to verify. */
function signed(secret: string, time: number, address: string): string {
  return createHmac("sha256", secret).update(`${time}.${address}`).digest("hex");
}
