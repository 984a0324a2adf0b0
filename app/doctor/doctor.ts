import { findSigning, signingKeysIn } from "~/app/domain/reach/mail/mail";
import { defaultSender } from "~/app/settings/operator-mail";
import type { Tenant } from "~/tenants/config/schema";
import * as brands from "./checks/brands";
import type { Brand, Check, Host, Sender } from "./checks/check";
import * as files from "./checks/files";
import * as hosts from "./checks/hosts";
import * as machine from "./checks/machine";
import * as mail from "./checks/mail";
import * as money from "./checks/money";
import { nodes } from "./checks/nodes";
import { partners } from "./checks/partners";
import * as storage from "./checks/storage";
import { releases, versions } from "./checks/versions";
import { type CheckName, type Finding, type Found, fine, reasonOf, STATUSES, warning } from "./findings";
import type { Ground } from "./ground";

const OF_MACHINE: Check<null>[] = [
  versions,
  releases,
  machine.clock,
  nodes,
  machine.disk,
  machine.secret,
  machine.desk,
  files.files,
  files.leftovers,
  storage.backups,
  storage.control,
];

const OF_HOST: Check<Host>[] = [hosts.dns, hosts.caa, hosts.certificate, hosts.web];

const OF_SENDER: Check<Sender>[] = [mail.mail, mail.spf, mail.dkim, mail.dmarc, mail.bounces];

const OF_BRAND: Check<Brand>[] = [
  storage.database,
  brands.config,
  brands.secrets,
  brands.prices,
  brands.processor,
  brands.languages,
  brands.legal,
  brands.outbox,
  brands.push,
  money.payments,
  money.notices,
  partners,
];

/** Maximum number of concurrent checks, and of those that read whole databases. */
const AT_ONCE = { any: 32, databases: 2 };

interface Task {
  check: CheckName;
  subject: string;
  run(): Promise<Found[]> | Found[];
}

/** Checks the machine and all brands, or one. Ends by `ground.until`, and reports unfinished checks. */
export async function examine(ground: Ground, slug?: string): Promise<Finding[]> {
  const tasks = [
    ...(slug === undefined ? ofMachine(ground) : []),
    ...slugsOf(ground, slug).flatMap((each) => ofBrand(ground, each)),
  ];
  const isLarge = ({ check }: Task) => check === "database";
  const [large, small] = [tasks.filter(isLarge), tasks.filter((task) => !isLarge(task))];
  const found = await Promise.all([runAll(ground, large, AT_ONCE.databases), runAll(ground, small, AT_ONCE.any)]);
  const results = new Map([...large, ...small].map((task, index) => [task, found.flat()[index] ?? []]));
  return tasks.flatMap((task) =>
    results.get(task)!.map((each) => ({ ...each, check: task.check, subject: each.subject ?? task.subject })),
  );
}

export function worstOf(findings: readonly Finding[]): Finding["status"] {
  return STATUSES.findLast((status) => findings.some((each) => each.status === status)) ?? "ok";
}

function slugsOf({ configs, tenants }: Ground, slug: string | undefined): string[] {
  const all = [...new Set([...configs.keys(), ...tenants.map((tenant) => tenant.slug)])].sort();
  return slug === undefined ? all : all.filter((each) => each === slug);
}

function ofMachine(ground: Ground): Task[] {
  const { operatorHost, operatorSender, operatorMail, operatorSigning, operatorOrigin } = ground.environment;
  const tasks = OF_MACHINE.map(({ name, run }) => ({ check: name, subject: "", run: () => run(ground, null) }));
  if (operatorHost === undefined) return tasks;
  const port = portOf(operatorOrigin);
  tasks.push(...ofHost(ground, { name: operatorHost, port, own: [operatorHost] }));
  if (!operatorMail) return tasks;
  const { password, user, ...server } = operatorMail;
  const login = user === undefined ? {} : { user, password: { env: "OPERATOR_MAIL_URL" } };
  const { address } = operatorSender ?? defaultSender(operatorHost);
  const sender = { from: address, server: { ...server, ...login }, signing: operatorSigning, secret: () => password };
  return [...tasks, ...ofSender(ground, operatorHost, sender)];
}

function ofBrand(ground: Ground, slug: string): Task[] {
  const tenant = ground.tenants.find((each) => each.slug === slug);
  const tasks: Task[] = OF_BRAND.filter(({ name }) => tenant || WITHOUT_CONFIG.includes(name)).map(({ name, run }) => ({
    check: name,
    subject: slug,
    run: () => run(ground, { slug, tenant }),
  }));
  if (!tenant) return tasks;
  const { hosts: own, origin } = tenant;
  const port = portOf(origin);
  tasks.push(...own.flatMap((name) => ofHost(ground, { name, port, own })));
  const isWritten = !tenant.demo || tenant.mail?.smtp !== undefined;
  return isWritten ? [...tasks, ...ofSender(ground, slug, senderOf(ground, tenant))] : tasks;
}

const WITHOUT_CONFIG: CheckName[] = ["database", "config", "secrets"];

function ofHost(ground: Ground, host: Host): Task[] {
  if (brands.isLocal(host.name)) return [{ check: "dns", subject: host.name, run: () => [fine("localhost")] }];
  return OF_HOST.map(({ name, run }) => ({ check: name, subject: host.name, run: () => run(ground, host) }));
}

function ofSender(ground: Ground, subject: string, sender: Sender): Task[] {
  const some = sender.server ? OF_SENDER : OF_SENDER.filter(({ name }) => name === "mail");
  return some.map(({ name, run }) => ({ check: name, subject, run: () => run(ground, sender) }));
}

function senderOf({ secret, environment }: Ground, { mail, hosts: [host] }: Tenant): Sender {
  const signing = findSigning(mail, signingKeysIn(environment.dataDir));
  return { from: mail?.from ?? `no-reply@${host}`, server: mail?.smtp, signing, secret };
}

function portOf(origin: string | undefined): number {
  const url = origin === undefined ? undefined : new URL(origin);
  return url?.protocol === "https:" ? Number(url.port) || 443 : 443;
}

async function runAll(ground: Ground, tasks: Task[], atOnce: number): Promise<Found[][]> {
  const found: Found[][] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await outcomeOf(ground, next[1]);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
  return found;
}

async function outcomeOf({ until, now }: Ground, task: Task): Promise<Found[]> {
  const left = until - now();
  if (left <= 0) return [warning("late")];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Found[]>((done) => {
    timer = setTimeout(done, Math.min(left, LONGEST), [warning("late")]);
  });
  try {
    return await Promise.race([(async () => task.run())(), late]);
  } catch (error) {
    return [warning("failed", { problem: reasonOf(error) })];
  } finally {
    clearTimeout(timer);
  }
}

/** In ms, for one check: longer than its single requests wait. */
const LONGEST = 25_000;
