/**
 * A store that speaks as S3 does, as far as we speak it: PUT, GET, HEAD and DELETE of objects by path, each request signed
 * (AWS Signature Version 4), a wrong signature refused.
 *
 *     const store = await startStore();
 *     openMedia({ url: store.url, dataDir });
 *     [...store.objects.keys()]; // "velvet/media/..."
 */
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const KEY = "test-key";
const SECRET = "test/secret+with=signs";
const BUCKET = "pictures";

export interface Store {
  /** As MEDIA_URL has it. */
  url: string;
  /** By key: what lies in the bucket. */
  objects: Map<string, { bytes: Buffer; headers: IncomingMessage["headers"] }>;
  stop(): Promise<void>;
}

export async function startStore(): Promise<Store> {
  const objects: Store["objects"] = new Map();
  const server = createServer((request, response) => {
    answer(objects, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${BUCKET}/site-files?region=eu-test-1`,
    objects,
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function answer(objects: Store["objects"], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = Buffer.concat(await request.toArray());
  if (!isSigned(request, bytes)) return void response.writeHead(403).end(problem("SignatureDoesNotMatch"));
  const { pathname } = new URL(request.url!, "http://store");
  const [, bucket, ...rest] = decodeURIComponent(pathname).split("/");
  const key = rest.join("/");
  if (bucket !== BUCKET) return void response.writeHead(404).end(problem("NoSuchBucket"));
  const found = objects.get(key);
  if (request.method === "PUT") {
    objects.set(key, { bytes, headers: request.headers });
    response.writeHead(200, { ETag: `"${createHash("md5").update(bytes).digest("hex")}"` }).end();
  } else if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) {
    response.writeHead(404, { "Content-Type": "application/xml" }).end(problem("NoSuchKey"));
  } else {
    response.writeHead(200, { "Content-Length": found.bytes.length });
    response.end(request.method === "HEAD" ? undefined : found.bytes);
  }
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? "",
  );
  if (!given) return false;
  const [, key, day, region, signed = "", signature] = given;
  const url = new URL(request.url!, "http://store");
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).sort();
  const hash = String(request.headers["x-amz-content-sha256"]);
  const headers = signed.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), signed, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const mac = (secret: string | Buffer, part: string) => createHmac("sha256", secret).update(part).digest();
  const secret = [day!, region!, "s3", "aws4_request"].reduce<string | Buffer>(mac, `AWS4${SECRET}`);
  const whole = hash === "UNSIGNED-PAYLOAD" || hash === sha256(body);
  return key === KEY && whole && mac(secret, text).toString("hex") === signature;
}

function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

function problem(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
}
