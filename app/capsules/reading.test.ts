// @engines one
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { describe, expect, test } from "vitest";
import { type ArchiveFile, sealedArchive } from "~/app/backups/archive";
import { ARCHIVED } from "~/tenants/config/folder";
import { CAPSULE } from "./manifest";
import { type CapsuleContents, readCapsule } from "./reading";

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const GIGABYTES = 3 * 1024 ** 3;
const contents: CapsuleContents = {
  async manifest() {},
  async config() {},
  async keys() {},
  async database() {},
  async picture({ body }) {
    for await (const _ of body);
  },
};

describe("readCapsule", () => {
  test.each([
    CAPSULE.manifest,
    CAPSULE.secret,
    "config/tenant.json",
    "database/form.json",
    "database/rows/profile/000001.jsonl",
    "media/one.webp",
  ])("refuses %s of 3 GB of zeros without reading the file", async (path) => {
    let given = 0;
    const zeros = async function* () {
      for (const piece = Buffer.alloc(64 * 1024); given < GIGABYTES; given += piece.length) yield piece;
    };
    const files = path === CAPSULE.manifest ? [] : [{ path: CAPSULE.manifest, size: MANIFEST.length, body: MANIFEST }];
    const capsule = archived([...files, { path, size: GIGABYTES, body: zeros() }]);
    await expect(readCapsule(capsule, [identity], contents)).rejects.toThrow(
      /has 3221225472 bytes; the maximum is \d+/,
    );
    expect(given).toBeLessThan(GIGABYTES / 10);
  });

  test("refuses a folder with more files than an archive may have", async () => {
    const one = { size: 0, body: Buffer.alloc(0) };
    const many = Array.from({ length: ARCHIVED.files + 1 }, (_, n) => ({ ...one, path: `config/${n}` }));
    const capsule = archived([{ path: CAPSULE.manifest, size: MANIFEST.length, body: MANIFEST }, ...many]);
    await expect(readCapsule(capsule, [identity], contents)).rejects.toThrow("its config has too many files");
  });
});

const MANIFEST = Buffer.from(
  JSON.stringify({
    ...{ form: 1, id: "0".repeat(36), slug: "velvet", name: "Velvet", at: "2026-11-26T03:00:00.000Z", release: "1" },
    ...{ engine: "sqlite", migration: "0000", codec: "gzip", rows: {} },
  }),
);

function archived(files: ArchiveFile[]): AsyncIterable<Uint8Array> {
  const each = async function* () {
    yield* files;
  };
  return sealedArchive(each(), [recipient]);
}
