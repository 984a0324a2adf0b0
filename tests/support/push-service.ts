/**
 * A local push service over TLS. Accepts a push only with the site's VAPID signature, and decrypts it like the
 * subscribed browser. Closed automatically after each test file.
 */
import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { decrypt } from "http_ece";
import { afterFile } from "./after-file";
import { localCertificate } from "./certificate";

export interface TakenPush {
  topic: string | undefined;
  /** Time to live in seconds. */
  ttl: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  json: any;
}

export interface PushService {
  /** The host, as a config lists it. */
  host: string;
  /** The subscription as a browser sends it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  taken: TakenPush[];
  /** The status of its responses from now on. */
  status: number;
}

/** `publicKey` is the site's; only its signature is accepted. */
export async function startPushService(publicKey: () => Promise<string | null>): Promise<PushService> {
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const service: PushService = {
    host: "",
    subscription: { endpoint: "", keys: { p256dh, auth } },
    taken: [],
    status: 201,
  };
  const certificate = await localCertificate();
  const server = createServer({ key: certificate.private, cert: certificate.cert }, async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const { authorization = "", topic, ttl } = incoming.headers;
    const key = (await publicKey()) ?? "";
    if (!isSignedBy(key, authorization, `https://${service.host}`)) return void outgoing.writeHead(403).end();
    if (service.status < 300) {
      const keys = { version: "aes128gcm", privateKey: browser, authSecret: auth } as const;
      const json = JSON.parse(decrypt(Buffer.concat(parts), keys).toString());
      service.taken.push({ topic: topic as string | undefined, ttl: Number(ttl), json });
    }
    outgoing.writeHead(service.status).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterFile(() => {
    server.close();
    server.closeAllConnections();
  });
  service.host = `localhost:${(server.address() as AddressInfo).port}`;
  service.subscription.endpoint = `https://${service.host}/send/${randomBytes(8).toString("hex")}`;
  return service;
}

/** RFC 8292: a token for this service, valid at most a day, signed with the given key. */
function isSignedBy(publicKey: string, authorization: string, audience: string): boolean {
  const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString() || "{}");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const ahead = exp - Date.now() / 1000;
  return (
    key === publicKey &&
    aud === audience &&
    /^(https:|mailto:)/.test(sub) &&
    ahead > 0 &&
    ahead <= 24 * 60 * 60 &&
    verify(
      "sha256",
      Buffer.from(`${header}.${claims}`),
      { key: jwk, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    )
  );
}
