/**
 * A local DNS server with a test's records.
 *
 *     const dns = await startDns({ "velvet.example A": ["203.0.113.7"] });
 *     namesBy([dns.address]);
 *     dns.records.delete("velvet.example A");
 */
import { createSocket } from "node:dgram";
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from "dns-packet";
import { afterFile } from "./after-file";

export type Records = Record<string, string[]>;

export interface Dns {
  /** `127.0.0.1:5353` */
  address: string;
  /**
   * The records by name and type. The value of A, AAAA and TXT is the record's text. The value of MX is the host, of
   * CAA the authority.
   */
  records: Map<string, string[]>;
  /** Whether the server answers every question with an error. */
  fails: boolean;
}

const SERVFAIL = 2;
const NXDOMAIN = 3;

export async function startDns(records: Records): Promise<Dns> {
  const server = createSocket("udp4");
  const dns: Dns = { address: "", records: new Map(Object.entries(records)), fails: false };
  server.on("message", (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name, type }) =>
      (dns.records.get(`${name.toLowerCase()} ${type}`) ?? []).map((value) => answerOf(name, type, value)),
    );
    const isKnown = questions.some(({ name }) => [...dns.records.keys()].some((key) => key.startsWith(`${name} `)));
    const flags = AUTHORITATIVE_ANSWER | (dns.fails ? SERVFAIL : isKnown ? 0 : NXDOMAIN);
    server.send(encode({ type: "response", id, flags, questions, answers: dns.fails ? [] : answers }), port, address);
  });
  await new Promise<void>((done) => server.bind(0, "127.0.0.1", done));
  dns.address = `127.0.0.1:${server.address().port}`;
  afterFile(() => void server.close());
  return dns;
}

function answerOf(name: string, type: string, value: string): Answer {
  const common = { name, ttl: 60 };
  if (type === "MX") return { ...common, type, data: { preference: 10, exchange: value } };
  if (type === "CAA") return { ...common, type, data: { flags: 0, tag: "issue", value } };
  if (type === "TXT") return { ...common, type, data: value.match(/.{1,255}/g) ?? [] };
  return { ...common, type: type as "A" | "AAAA", data: value };
}
