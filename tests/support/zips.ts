import type { MediaFile } from "~/app/domain/site/media/media";

/** Returns the files of an uncompressed zip by name. Checks signatures and lengths. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.toString("latin1", at, at + 4) !== "PK\u0001\u0002") throw new Error(`no entry at ${at}`);
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error("an entry is compressed");
    const size = zip.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString("utf8", at + 46, at + 46 + name), zip.subarray(start, start + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

/** Does the same for a zip that is read as a stream. */
export async function unzippedFile({ body, size }: MediaFile): Promise<Map<string, Buffer>> {
  const bytes = Buffer.concat(await body.toArray());
  if (bytes.length !== size) throw new Error(`${bytes.length} bytes came of ${size}`);
  return unzipped(bytes);
}
