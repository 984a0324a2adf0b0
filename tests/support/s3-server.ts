/**
 * A local store with the S3 subset that we use: PUT, GET, HEAD and DELETE of objects by path, lists by prefix, and
 * checked signatures (AWS Signature Version 4, in headers or links).
 *
 *     const store = await startStore();
 *     openMedia({ url: store.url, dataDir });
 *     [...store.objects.keys()]; // "velvet/media/..."
 *     store.fail((method, key) => (key.endsWith("-l.webp") ? "error" : undefined)); // from now on
 */
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const KEY = "test-key";
const SECRET = "test/secret+with=signs";
const BUCKET = "pictures";

interface Stored {
  bytes: Buffer;
  headers: IncomingMessage["headers"];
}

/**
 * The fault of a request. `hang`: no response. `error`: 500. `cut`: half of the object in either direction, then the
 * connection ends. `stall`: half, then nothing. `lost`: done, but the connection ends before the response. `unsized`:
 * all without a length. `short`: half, declared as the whole.
 */
export type Fault = "hang" | "error" | "cut" | "stall" | "lost" | "unsized" | "short";
type FaultOf = (method: string, key: string) => Fault | undefined;

export interface Store {
  /** The address of the store, in the form of MEDIA_URL. */
  url: string;
  /** Objects of the bucket, by key. */
  objects: Map<string, Stored>;
  /** Number of requests that failed by a fault of the test. */
  failed(): number;
  /** Chooses failing requests and their fault. Undefined for none. */
  fail(faultOf?: FaultOf): void;
  /** Cuts all unanswered requests. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startStore(): Promise<Store> {
  const objects: Store["objects"] = new Map();
  let faultOf: FaultOf = () => undefined;
  let failed = 0;
  const server = createServer((request, response) => {
    const fault = faultOf(request.method ?? "", keyOf(request).key);
    if (fault) failed++;
    answer(objects, request, response, fault).catch(() => response.destroy());
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${BUCKET}/site-files?region=eu-test-1`,
    objects,
    failed: () => failed,
    fail(how = () => undefined) {
      faultOf = how;
    },
    cut: () => server.closeAllConnections(),
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function keyOf({ url = "" }: IncomingMessage): { bucket: string | undefined; key: string } {
  const [, bucket, ...rest] = decodeURIComponent(new URL(url, "http://store").pathname).split("/");
  return { bucket, key: rest.join("/") };
}

async function answer(
  objects: Store["objects"],
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
): Promise<void> {
  if (fault === "cut" && request.method === "PUT") return void request.once("data", () => request.destroy());
  const bytes = Buffer.concat(await request.toArray());
  if (!isSigned(request, bytes)) return void response.writeHead(403).end(problem("SignatureDoesNotMatch"));
  if (fault === "hang") return;
  if (fault === "error") return void response.writeHead(500).end(problem("InternalError"));
  const { bucket, key } = keyOf(request);
  if (bucket !== BUCKET) return void response.writeHead(404).end(problem("NoSuchBucket"));
  const found = objects.get(key);
  const { searchParams: asked } = new URL(request.url!, "http://store");
  if (asked.get("list-type") === "2") {
    response.writeHead(200, { "Content-Type": "application/xml" }).end(listOf(objects, asked));
  } else if (request.method === "PUT") {
    objects.set(key, { bytes, headers: request.headers });
    if (fault === "lost") return void response.destroy();
    response.writeHead(200, { ETag: `"${createHash("md5").update(bytes).digest("hex")}"` }).end();
  } else if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) {
    response.writeHead(404, { "Content-Type": "application/xml" }).end(problem("NoSuchKey"));
  } else {
    send(found, request, response, fault);
  }
}

/** Lists objects, three a page, so that clients must request further pages. */
function listOf(objects: Store["objects"], asked: URLSearchParams): string {
  const [prefix, after] = [asked.get("prefix") ?? "", asked.get("continuation-token") ?? ""];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, 3);
  const next = keys.length > 3 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const entries = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)!.bytes.length}</Size></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult>${entries.join("")}${next}</ListBucketResult>`;
}

function send({ bytes, headers }: Stored, { method }: IncomingMessage, response: ServerResponse, fault?: Fault): void {
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const size = fault === "short" ? half.length : bytes.length;
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith("x-amz-meta-")) response.setHeader(name, value!);
  }
  response.writeHead(200, fault === "unsized" ? {} : { "Content-Length": size });
  if (method === "HEAD") response.end();
  else if (fault === "cut") response.write(half, () => response.destroy());
  else if (fault === "stall") response.write(half);
  else if (fault === "short") response.end(half);
  else response.end(bytes);
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const url = new URL(request.url!, "http://store");
  const inLink = (name: string) => url.searchParams.get(`X-Amz-${name}`);
  const isLink = inLink("Signature") !== null;
  const authorization = isLink
    ? `Credential=${inLink("Credential")}, SignedHeaders=${inLink("SignedHeaders")}, Signature=${inLink("Signature")}`
    : request.headers.authorization;
  const given = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    authorization ?? "",
  );
  if (!given) return false;
  const [, key, day, region, signed = "", signature] = given;
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .sort();
  const date = isLink ? inLink("Date") : request.headers["x-amz-date"];
  const hash = isLink ? "UNSIGNED-PAYLOAD" : String(request.headers["x-amz-content-sha256"]);
  const headers = signed.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), signed, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
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
