import { callOutside } from "~/app/domain/site/outside/outside";
import type { Tenant } from "~/tenants/config/schema";
import { type PushKeys, pushKeysFrom } from "./keys";

export interface Pusher {
  /**
   * The site's public key, base64url. Null if the machine lacks the private half or the site's own secret; pages work
   * without the key.
   */
  publicKey(): Promise<string | null>;
  /** Whether an address belongs to a known push service: nothing is ever sent anywhere else. */
  knows(endpoint: string): boolean;
  /** Resolves to false if the subscription is gone permanently. Rejects if a retry may succeed. */
  send(target: PushTarget, push: Push, signal: AbortSignal): Promise<boolean>;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  payload: string;
  /**
   * The subject of the notification, at most 32 characters of base64url. Of several undelivered notifications with one
   * topic, only the last arrives.
   */
  topic: string;
  /** In seconds: how long the notification is worth delivering. */
  ttl: number;
}

interface Dependencies {
  /** 48 bytes of the site's own secret. */
  ownBytes(): Promise<Buffer>;
  secretNamed(name: string): string | undefined;
}

export function pusherFor(tenant: Tenant, { ownBytes, secretNamed }: Dependencies): Pusher {
  let keys: PushKeys | undefined;
  const keysInUse = async () => {
    keys ??= tenant.push ? keysIn(tenant.push, secretNamed) : pushKeysFrom(await ownBytes());
    return keys;
  };
  const knows = (endpoint: string) => tenant.pushServices.some((service) => isAt(endpoint, service));
  return {
    publicKey: () =>
      keysInUse().then(
        (known) => known?.publicKey ?? null,
        () => null,
      ),
    knows,
    async send({ endpoint, p256dh, auth }, { payload, topic, ttl }, signal) {
      if (!knows(endpoint)) return false; // the list has been shortened
      const vapid = await keysInUse();
      if (!vapid) throw new Error("the private half of the push keys is not set");
      const { generateRequestDetails } = (await import("web-push")).default;
      const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: subjectOf(tenant), ...vapid },
        TTL: ttl,
        topic,
        urgency: "normal",
        contentEncoding: "aes128gcm",
      });
      const status = await callOutside(endpoint, {
        method: "POST",
        headers: details.headers as unknown as Record<string, string>,
        body: details.body!,
        signal,
      });
      if (GONE.has(status)) return false;
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return true;
    },
  };
}

const GONE = new Set([404, 410]);

/**
 * Returns whether an address belongs to a push service. A service is a host, with its port if not 443; a leading `*.`
 * matches every name below.
 */
function isAt(endpoint: string, service: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== "https:" || username || password) return false;
  return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service;
}

/** Apple's service requires a public address. */
function subjectOf({ origin, hosts }: Tenant): string {
  return origin.startsWith("https:") ? origin : `https://${hosts[0]}`;
}

function keysIn(push: NonNullable<Tenant["push"]>, secretNamed: Dependencies["secretNamed"]): PushKeys | undefined {
  const privateKey = secretNamed(push.privateKey.env);
  return privateKey ? { publicKey: push.publicKey, privateKey } : undefined;
}
