/**
 * The operators' desk of an installation: a real database with the real migrations on this run's engine, and a clock
 * that moves only on request. Closed and deleted automatically after each test file.
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pino from "pino";
import { ownMachine } from "~/app/cluster/machine";
import { deskMailer } from "~/app/console/frame/desk";
import { engineWords } from "~/app/console/frame/visit";
import type { Desk } from "~/app/domain/desk";
import { type SignedIn, signedInBy, startSession } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { addOperator } from "~/app/domain/desk/operators/operators";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { sealerWith } from "~/app/domain/sealing";
import { signerFor } from "~/app/domain/signing";
import type { MailServer } from "~/app/settings/operator-mail";
import type { SignInMeans } from "~/db/control/tables";
import { idMaker } from "~/db/ids";
import { controlAt, testControl } from "./control";
import { anOperator, START } from "./people";
import type { Place } from "./place";

export interface TestDesk extends Desk {
  readonly mailboxes: string;
  readonly place: Place;
  readonly clock: { advance(ms: number): void };
  /** Adds an operator with a role. Returns the id and the link's token. */
  add(name: string, role?: Role, brand?: string | null): Promise<{ id: string; token: string }>;
  /** Signs an operator in. */
  signIn(operatorId: string, means?: SignInMeans): Promise<SignedIn>;
}

export const DESK = "desk.example";
export const DESK_ORIGIN = `https://${DESK}`;

interface Asked {
  /** The mail server that gets the desk's emails. Left out: emails are files in `mailboxes`. */
  server?: MailServer;
  /** The place of an existing operators' database. Left out: a new one. */
  at?: Place;
}

export async function testDesk({ server, at }: Asked = {}): Promise<TestDesk> {
  const { db, place } = at ? { db: controlAt(at), place: at } : await testControl();
  let time = START;
  const now = () => time;
  const desk: TestDesk = {
    db,
    host: DESK,
    tenant: { slug: "control" },
    machine: ownMachine(now),
    sealer: sealerWith(randomBytes(32)),
    signer: signerFor("control", randomBytes(32).toString("hex")),
    now,
    newId: idMaker(now, randomBytes),
    randomBytes,
    log: pino({ level: "silent" }),
    origin: DESK_ORIGIN,
    mailer: deskMailer(server, join(place.dataDir, "mailbox")),
    sender: { name: "Bouquet", address: "desk@desk.example" },
    words: engineWords,
    place,
    mailboxes: join(place.dataDir, "mailbox"),
    clock: {
      advance: (ms) => {
        time += ms;
      },
    },
    add: (name, role = "owner", brand = null) =>
      addOperator(desk, anOperator, { email: `${name.toLowerCase()}@example.com`, name, role, brand }),
    async signIn(operatorId, means = "passkey") {
      const token = await startSession(desk, { operatorId, means, origin: "203.0.113.9" });
      return (await signedInBy(desk, token))!;
    },
  };
  return desk;
}
