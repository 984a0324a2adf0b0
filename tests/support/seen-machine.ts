/**
 * A machine with a brand, a console and a backup, and everything that the doctor examines (`around.ts`). Healthy until
 * a test breaks something (`breakings.ts`).
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import webPush from "web-push";
import { idOf, keyOfVerified, type Manifest, type Unsigned, writeManifest } from "~/app/backups/manifest";
import { type BackupStore, openBackupStore } from "~/app/backups/store";
import { publicPartOf } from "~/app/doctor/checks/mail";
import type { System } from "~/app/doctor/context";
import type { Code, Status } from "~/app/doctor/findings";
import { getInstallation, noteBackups } from "~/app/domain/desk/installation/installation";
import { addOperator } from "~/app/domain/desk/operators/operators";
import { openSigner } from "~/app/domain/site/checkpoints/checkpoints";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { examineMachine } from "~/scripts/doctor/command";
import type { Options } from "~/scripts/doctor/context";
import { tenantsFolder } from "~/tenants/config/example";
import { afterFile } from "./after-file";
import { type Around, BRAND, CONSOLE, NOW, portOf, usualAnswers } from "./around";
import { controlAt } from "./control";
import type { Records } from "./dns";
import { anOperator } from "./people";
import { freshPlace, type Place } from "./place";

const ADDRESS = "203.0.113.7";
const DAY = 24 * 60 * 60_000;

type Usual = ReturnType<typeof configOf>;

/** Allows parts of any shape, because tests break them. */
type Config = Omit<Usual, "payments"> & {
  payments: Pick<Usual["payments"], "processorProfile"> & Record<string, unknown>;
  demo?: boolean;
};

export interface SeenMachine extends Around {
  place: Place;
  settings: Record<string, string>;
  tenants: ReturnType<typeof tenantsFolder>;
  /** The brand's config, to change before the examination. */
  config: Config;
  /** The environment variables that the brand's config names. */
  secrets: Record<string, string>;
  system: System;
  store: BackupStore;
  backup: Manifest;
  /** Writes a backup of this installation or of a copy, without archives. */
  writeBackup(at: number, more?: Partial<Unsigned> & { isOwn?: boolean }): Promise<Manifest>;
  keyFile: string;
  now: number;
}

/** Creates a machine with servers that respond correctly. */
export async function seenMachine(around: Around): Promise<SeenMachine> {
  const place = await freshPlace();
  const tenants = tenantsFolder();
  const keyFile = join(place.dataDir, "dkim/bouquet.pem");
  const backups = join(place.dataDir, "backups");
  afterFile(() => {
    for (const folder of [place.dataDir, tenants.dir]) rmSync(folder, { recursive: true, force: true });
  });
  const { dns, post, time } = around;
  const { port } = post.config.smtp;
  const settings = {
    DATA_DIR: place.dataDir,
    TENANTS_DIR: tenants.dir,
    DATABASE_URL: place.url ?? "",
    PUBLIC_ADDRESS: ADDRESS,
    OPERATOR_HOST: CONSOLE,
    OPERATOR_MAIL_URL: `smtp://127.0.0.1:${port}?tls=off`,
    OPERATOR_MAIL_FROM: `post@${CONSOLE}`,
    OPERATOR_MAIL_DKIM: `bouquet:${keyFile}`,
    BACKUP_URL: pathToFileURL(backups).href,
  };
  const secret = secretUnder(place.dataDir);
  mkdirSync(dirname(keyFile));
  writeFileSync(keyFile, around.signing.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  const record = await recordOf(keyFile);
  dns.fails = false;
  dns.records = new Map(Object.entries(recordsOf(record)));
  Object.assign(time, { behind: 0, silent: false });
  post.refuse = false;
  around.certificate = around.usual;
  around.tls.setSecureContext({ key: around.usual.private, cert: around.usual.cert });
  around.answers = usualAnswers();
  around.tlsPort = portOf(around.tls);
  around.plainPort = portOf(around.plain);
  around.partner.text = '{ "cams": [] }';

  const control = controlAt(place);
  const ids = { db: control, now: Date.now, newId: () => crypto.randomUUID(), randomBytes: () => new Uint8Array(32) };
  await addOperator(ids, anOperator, { email: "olga@example.com", name: "Olga", role: "owner", brand: null });

  const keys = webPush.generateVAPIDKeys();
  const store = openBackupStore({ folder: backups });
  const now = NOW;
  const installation = await getInstallation(control);
  const signer = await openSigner({ control, secret, now: () => now });
  const writeBackup: SeenMachine["writeBackup"] = async (at, { isOwn = true, ...more } = {}) => {
    const written = await writeManifest(store, { ...manifestAt(at), installation, ...more }, signer);
    if (isOwn) await noteBackups(control, [written.id], true);
    return written;
  };
  const backup = await writeBackup(now - 2 * 60 * 60_000);
  await store.put(keyOfVerified(backup), JSON.stringify({ at: new Date(now - DAY).toISOString(), sound: true }));
  return Object.assign(around, {
    place,
    settings,
    tenants,
    keyFile,
    store,
    backup,
    writeBackup,
    now,
    config: configOf({ port, publicKey: keys.publicKey, feed: around.tlsPort }),
    secrets: {
      TENANT_VELVET_PUSH: keys.privateKey,
      TENANT_VELVET_PAY: "a key of the tests",
      TENANT_VELVET_CLICKS: "the partner's word",
    },
    system: {
      node: "22.11.0",
      distribution: "debian 12",
      sqliteProgram: async () => undefined,
      sqlite: "3.54.1",
      servers: async () => [{ pid: 7, served: ["1-a"], next: "1-a" }],
      space: async () => ({ free: 50e9, size: 100e9 }),
      userName: (uid: number) => `user ${uid}`,
    },
  });
}

/** Returns the present settings of the machine, and the doctor's options. */
export function askedOf(machine: SeenMachine): { environment: Environment; options: Options } {
  machine.tenants.tenant("velvet", machine.config);
  return {
    environment: readEnvironment(machine.settings),
    options: {
      resolvers: [machine.dns.address],
      timeServer: machine.time.address,
      connect: {
        tls: { host: "127.0.0.1", port: machine.tlsPort },
        plain: { host: "127.0.0.1", port: machine.plainPort },
      },
      ca: machine.certificate.cert,
      // Allows much time, because a busy test machine is slow.
      patience: 20_000,
      letterTo: undefined,
      system: machine.system,
      secret: (name) => machine.secrets[name],
      now: () => machine.now,
    },
  };
}

function manifestAt(at: number): Omit<Unsigned, "installation"> {
  const time = new Date(at).toISOString();
  return {
    form: 1,
    id: idOf(at),
    at: time,
    until: time,
    engine: "sqlite",
    release: "0.1.0",
    recipients: ["age1test"],
    checkpoint: null,
    parts: [],
    missing: [],
  };
}

async function recordOf(keyFile: string): Promise<string> {
  return `v=DKIM1; k=rsa; p=${publicPartOf(await readFile(keyFile, "utf8"))}`;
}

function recordsOf(signing: string): Records {
  const ofHost = (host: string): Records => ({
    [`${host} A`]: [ADDRESS],
    [`${host} CAA`]: ["letsencrypt.org"],
    [`${host} MX`]: ["mail.example"],
    [`${host} TXT`]: ["v=spf1 ip4:203.0.113.7 ~all", "another-service=1"],
    [`_dmarc.${host} TXT`]: ["v=DMARC1; p=quarantine"],
    [`bouquet._domainkey.${host} TXT`]: [signing],
  });
  return { ...ofHost(BRAND), ...ofHost(CONSOLE), "clicks.example A": ["203.0.113.8"] };
}

function configOf({ port, publicKey, feed }: { port: number; publicKey: string; feed: number }) {
  return {
    hosts: [BRAND],
    languages: ["en", "de"],
    countries: ["NL"],
    company: {
      name: "Velvet B.V.",
      address: "Sample Street 1",
      city: "Sampleton",
      country: "NL",
      kvk: "12345678",
      vatNumbers: ["NL000000000B01"],
      supportEmail: "help@velvet.example",
    },
    credits: {
      perMessage: 1,
      packages: [{ id: "small", credits: 10, prices: { NL: { amount: 1000, currency: "EUR" } } }],
    },
    payments: {
      provider: "verotel",
      shopId: "64233",
      signatureKey: { env: "TENANT_VELVET_PAY" },
      processorProfile: {
        mcc: "7273",
        nudity: false,
        footerLinks: [{ label: "Billing", to: "/pages/service" }],
        statement: { en: "Billed by Velvet.", de: "Abgerechnet von Velvet." },
      },
    },
    push: { publicKey, privateKey: { env: "TENANT_VELVET_PUSH" } },
    mail: {
      from: `post@${BRAND}`,
      smtp: { host: "127.0.0.1", port, tls: false },
      dkim: { selector: "bouquet", keyFile: "bouquet.pem" },
    },
    memberResell: { feed: { address: `https://localhost:${feed}/feed`, timeoutMs: 20_000 } },
    postbacks: [
      {
        network: "clicks",
        address: "https://clicks.example/postback?s={secret}&clickid={clickid}&event={event}&txid={txid}",
        clickId: "ref",
        secret: { env: "TENANT_VELVET_CLICKS" },
      },
    ],
  };
}

/** A finding in the command's JSON output. */
interface Said {
  status: Status;
  check: string;
  subject: string;
  code: Code;
  says: string;
  remedy: string | null;
}

export async function findingsOf(machine: SeenMachine, more: { letterTo?: string; slug?: string } = {}) {
  const { environment, options } = askedOf(machine);
  const { slug, ...other } = more;
  const answer = await examineMachine(environment, { ...options, ...other, slug, problems: true });
  return { ...answer, findings: (answer.data as { findings: Said[] }).findings };
}

/** Returns status, check, subject and code of each problem. */
export async function problemsOf(machine: SeenMachine) {
  const { findings } = await findingsOf(machine);
  return findings.flatMap(({ status, check, subject, code }) =>
    status === "ok" ? [] : [[status, check, subject, code].join(" ").replace("  ", " ")],
  );
}
