import type { Readable } from "node:stream";

/** A file below `media` is served to anyone who knows its name; any other needs a verb that checks permission. */
export type MediaPath = `${"media" | "held" | "exports"}/${string}`;

/** The files of one tenant. A file never changes under its name. */
export interface Media {
  /** Stores the whole file or, after a failure, nothing that `get` would find. */
  put(path: MediaPath, bytes: Uint8Array): Promise<void>;
  /** Stores a file of this machine, which may exceed the memory. Keeps the original. */
  putFile(path: MediaPath, file: string): Promise<void>;
  /** Opens a file; undefined if missing. Read or destroy the body. */
  get(path: MediaPath): Promise<MediaFile | undefined>;
  has(path: MediaPath): Promise<boolean>;
  /** Yields the paths of all pictures, unordered. Omits exports, which expire and can be requested again. */
  files(): AsyncIterable<MediaPath>;
  /** Returns where an operator can view it: a path of this machine, or a link valid for an hour. */
  whereabouts(path: MediaPath): Promise<string>;
  /** Removes a file. Does nothing if the file is missing. */
  remove(path: MediaPath): Promise<void>;
  /** Absolute folder of this machine for uploads in progress; `clearIncoming` removes leftovers. */
  readonly incoming: string;
}

export interface MediaFile {
  /** The size of the file, in bytes. */
  size: number;
  body: Readable;
}

export interface MediaStore {
  of(slug: string): Media;
  readonly incoming: string;
}
