// @engines one
import { buffer } from "node:stream/consumers";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { decrypted, encrypted, type Keys } from "./age";

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const PIECE = 65_536;
const passphrase = "four words of some length";

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 7])(
  "age opens %i bytes sealed here, and the reverse",
  async (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 31) % 251));
    const theirs = new Decrypter();
    theirs.addIdentity(identity);
    expect(Buffer.from(await theirs.decrypt(await sealedHere(bytes, [recipient]))).equals(bytes)).toBe(true);
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    expect((await openedHere(await encrypter.encrypt(bytes), [identity])).equals(bytes)).toBe(true);
  },
);

test("a passphrase opens what it sealed, and another passphrase opens nothing", async () => {
  const bytes = Buffer.from("something");
  const sealed = await sealedHere(bytes, { passphrase });
  const theirs = new Decrypter();
  theirs.addPassphrase(passphrase);
  expect(Buffer.from(await theirs.decrypt(sealed)).equals(bytes)).toBe(true);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(10);
  const foreign = await encrypter.encrypt(bytes);
  expect((await openedHere(foreign, { passphrase })).equals(bytes)).toBe(true);
  for (const wrong of [{ passphrase: "another one of some length" }, [identity]]) {
    await expect(openedHere(foreign, wrong)).rejects.toThrow(/no identity matched/);
  }
  await expect(openedHere(await sealedHere(bytes, [recipient]), { passphrase })).rejects.toThrow(/no identity matched/);
});

test("a seal reveals changes, cuts, reordering and additions", async () => {
  const sealed = await sealedHere(Buffer.alloc(3 * PIECE, "x"), [recipient]);
  const begin = sealed.length - 3 * (PIECE + 16);
  const [first, second, third] = [0, 1, 2].map((at) =>
    sealed.subarray(begin + at * (PIECE + 16)).subarray(0, PIECE + 16),
  );
  const head = sealed.subarray(0, begin);
  const wrong = [
    [head, second!, first!, third!],
    [head, first!, second!],
    [head, first!, second!, third!, third!],
    [head, first!, second!, third!.subarray(0, -1)],
    [head],
    [head.subarray(0, -1), first!],
  ].map((parts) => Buffer.concat(parts));
  for (const each of wrong) await expect(openedHere(each, [identity])).rejects.toThrow();
  await expect(openedHere(Buffer.from("nothing that age sealed, but long"), [identity])).rejects.toThrow(
    /not sealed by age/,
  );
});

test("two seals of the same content differ", async () => {
  const [one, other] = await Promise.all([0, 1].map(() => sealedHere(Buffer.from("one"), [recipient])));
  expect(one!.equals(other!)).toBe(false);
});

function sealedHere(bytes: Uint8Array, keys: Keys): Promise<Buffer> {
  return buffer(encrypted(inPieces(bytes), keys));
}

function openedHere(bytes: Uint8Array, keys: Keys): Promise<Buffer> {
  return buffer(decrypted(inPieces(bytes), keys));
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007);
}
