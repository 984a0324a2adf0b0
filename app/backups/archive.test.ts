// @engines one
import { buffer } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { type ArchiveFile, ArchiveRefused, openedArchive, sealedArchive } from "./archive";

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);

test("an archive contains its files, small and of many pieces, for each recipient", async () => {
  const other = await generateX25519Identity();
  const sealed = await seal([recipient, await identityToRecipient(other)]);
  for (const each of [identity, other]) {
    const files = await open(sealed, each);
    expect(Object.keys(files)).toEqual(["a/none", "a/one", "many"]);
    expect(files["a/one"]!.toString()).toBe("one");
    expect(files.many!.equals(Buffer.concat(MANY))).toBe(true);
  }
});

test("an archive that was changed, cut, or sealed for another recipient is refused with the reason", async () => {
  const sealed = await seal([recipient]);
  for (const at of [60, 300, Math.floor(sealed.length / 2), sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    await expect(open(changed, identity), `byte ${at}`).rejects.toThrow(ArchiveRefused);
    await expect(open(sealed.subarray(0, at), identity), `cut at ${at}`).rejects.toThrow(ArchiveRefused);
  }
  await expect(open(Buffer.concat([sealed, sealed]), identity)).rejects.toThrow(ArchiveRefused);
  await expect(open(Buffer.from("no archive"), identity)).rejects.toThrow(ArchiveRefused);
  await expect(open(sealed, await generateX25519Identity())).rejects.toThrow("this identity does not open it");
});

test("sealedArchive reports an error of the source unchanged, and fails for a file whose size differs", async () => {
  const fails = async function* (): AsyncGenerator<ArchiveFile> {
    yield { path: "a", size: 1, body: Buffer.from("a") };
    throw new Error("the disk");
  };
  await expect(buffer(sealedArchive(fails(), [recipient]))).rejects.toThrow("the disk");
  const lies = async function* (): AsyncGenerator<ArchiveFile> {
    yield { path: "a", size: 2, body: Buffer.from("a") };
  };
  await expect(buffer(sealedArchive(lies(), [recipient]))).rejects.toThrow();
});

const MANY = Array.from({ length: 40 }, (_, at) => Buffer.alloc(65_537, `${at} and on`));

function seal(recipients: string[]): Promise<Buffer> {
  const files = async function* (): AsyncGenerator<ArchiveFile> {
    yield { path: "a/none", size: 0, body: Buffer.alloc(0) };
    yield { path: "a/one", size: 3, body: Buffer.from("one") };
    yield { path: "many", size: 40 * 65_537, body: pieces() };
  };
  return buffer(sealedArchive(files(), recipients));
}

async function* pieces() {
  yield* MANY;
}

async function open(sealed: Buffer, identity: string): Promise<Record<string, Buffer>> {
  const inPieces = async function* () {
    for (let at = 0; at < sealed.length; at += 10_000) yield sealed.subarray(at, at + 10_000);
  };
  const files: Record<string, Buffer> = {};
  for await (const { path, body } of openedArchive(inPieces(), [identity])) files[path] = await buffer(body);
  return files;
}
