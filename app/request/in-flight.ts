import { writeSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { calls } from "~/app/contract/calls";
import { pathOf } from "./gate";

/** Whose request it is: a tenant, or the console. */
type Owner = { slug: string };

/** Knows what this process has in flight, and what it is not to admit. */
export interface Guard {
  /** Counts a request until its answer is closed, or gives its fingerprint where its like is refused. */
  refuses(owner: Owner, request: IncomingMessage, response: ServerResponse): number | undefined;
  /** The fingerprints that are refused from now on: these and no others. */
  refuse(prints: readonly number[]): void;
}

/** Fingerprints are 16 bits: rarely two shapes of one, and a table of them all is small. */
const PRINTS = 2 ** 16;
/** Of each: how many have begun and how many are finished, as two numbers of 32 bits. */
const SIZE = 8;
const FINISHED = 4;

/** How large the file is that `openGuard` writes to, in bytes. */
export const TALLY_SIZE = PRINTS * SIZE;

/**
 * Counts requests in an open file, by two small writes each: it outlives this process, however that ends. The file may be
 * removed, and another process reads it.
 */
export function openGuard(file: number): Guard {
  const counts = Buffer.alloc(TALLY_SIZE);
  let refused: ReadonlySet<number> = new Set();

  function count(at: number): void {
    counts.writeUInt32LE((counts.readUInt32LE(at) + 1) >>> 0, at);
    try {
      writeSync(file, counts, at, 4, at);
    } catch {} // on a full disk nothing is suspected
  }

  return {
    refuses(owner, request, response) {
      // It is open whatever happens, and so says nothing about why a process ends.
      if (pathOf(request.url ?? "") === calls.events) return undefined;
      const print = fingerprintOf(shapeOf(owner, request));
      if (refused.has(print)) return print;
      count(print * SIZE);
      response.once("close", () => count(print * SIZE + FINISHED));
      return undefined;
    },
    refuse(prints) {
      refused = new Set(prints);
    },
  };
}

/** Reads the counts in such a file. */
export function tallyIn(counts: Buffer) {
  const inFlight: number[] = [];
  for (let at = 0; at + SIZE <= counts.length; at += SIZE) {
    if (counts.readUInt32LE(at) !== counts.readUInt32LE(at + FINISHED)) inFlight.push(at / SIZE);
  }
  return { inFlight, finished: (print: number) => counts.readUInt32LE(print * SIZE + FINISHED) };
}

/** The features of a request that could make it harmful. */
function shapeOf({ slug }: Owner, { method = "", url = "", headers }: IncomingMessage): string {
  const path = pathOf(url);
  const query = url.slice(path.length + 1);
  const type = String(headers["content-type"] ?? "").split(";")[0]!;
  return [
    slug,
    method,
    path.replace(/[^/]*\d[^/]*|[^/]{25,}/g, "*"),
    query && `?${magnitude(query.length)}`,
    type.slice(0, 100),
    headers["content-length"] ? `body ${magnitude(Number(headers["content-length"]))}` : headers["transfer-encoding"],
  ]
    .filter(Boolean)
    .join(" ");
}

function fingerprintOf(shape: string): number {
  let hash = 0x811c9dc5; // FNV-1a
  for (let at = 0; at < shape.length; at++) hash = Math.imul(hash ^ shape.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & 0xffff;
}

/** Sizes in steps of four times, e.g. "<1024". */
function magnitude(size: number): string {
  return `<${4 ** Math.ceil(Math.log2(size + 1) / 2)}`;
}
