import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Encrypter } from "age-encryption";
import type { Keys } from "~/app/backups/age";
import type { Environment } from "~/app/settings/environment";
import { identitiesIn, textOf } from "../backup/identities";
import { Refusal } from "../refusal";

type Machine = Pick<Environment, "capsulePassphrase">;

/** Minimum length of a new passphrase: a stolen capsule can be attacked for years. */
const LEAST = 16;

/** Returns the keys that seal a capsule. Throws a Refusal without keys, because every capsule must be sealed. */
export async function sealFor(
  machine: Machine,
  given: { recipient: string | undefined; passphraseFile: string | undefined },
): Promise<Keys> {
  if (given.recipient !== undefined) return recipientsIn(given.recipient);
  const passphrase = await passphraseFrom(machine, given.passphraseFile, true);
  if (passphrase === undefined) {
    throw new Refusal(
      "A capsule must be sealed. Use --recipient age1..., --passphrase-file <file> or CAPSULE_PASSPHRASE",
    );
  }
  if ([...passphrase].length < LEAST) throw new Refusal(`The passphrase needs at least ${LEAST} characters.`);
  return { passphrase };
}

export async function openWith(
  machine: Machine,
  given: { key: string | undefined; passphraseFile: string | undefined },
): Promise<Keys> {
  if (given.key !== undefined) return identitiesIn(given.key, "--key");
  const passphrase = await passphraseFrom(machine, given.passphraseFile, false);
  if (passphrase !== undefined) return { passphrase };
  throw new Refusal("To open the capsule, use --key <file>, --passphrase-file <file> or CAPSULE_PASSPHRASE");
}

export function sealedFor(keys: Keys): string {
  return "passphrase" in keys ? "a passphrase" : keys.join(", ");
}

function recipientsIn(text: string): string[] {
  const recipients = text.split(/[\s,]+/).filter(Boolean);
  if (recipients.length === 0) throw new Refusal("--recipient takes age1..., several with commas between");
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new Refusal(`--recipient: ${recipient} is mistyped, or is not a public key of age`);
    }
  }
  return recipients;
}

/** Reads the passphrase, never from an argument: the process list and shell history show arguments. */
async function passphraseFrom(
  { capsulePassphrase }: Machine,
  file: string | undefined,
  isNew: boolean,
): Promise<string | undefined> {
  if (file !== undefined) return passphraseIn(file);
  if (capsulePassphrase !== undefined) return capsulePassphrase;
  if (!process.stdin.isTTY) return undefined;
  const passphrase = await asked("Passphrase of the capsule: ");
  if (isNew && (await asked("Once more: ")) !== passphrase) throw new Refusal("The passphrases differ.");
  return passphrase;
}

function passphraseIn(file: string): string {
  const [line = ""] = textOf(file, "--passphrase-file").split(/\r?\n/);
  if (line === "") throw new Refusal(`--passphrase-file: ${file} begins with an empty line`);
  return line;
}

async function asked(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question("");
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") throw new Refusal("\nNothing was written");
    throw error;
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
