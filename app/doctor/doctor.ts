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
import type { DoctorContext } from "./context";
import { type CheckName, type Finding, type Found, fine, reasonOf, STATUSES, warning } from "./findings";

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

/** Maximum number of concurrent checks: of all, and of those that read whole databases. */
const AT_ONCE = { any: 32, databases: 2 };

interface Task {
  check: CheckName;
  subject: string;
  run(): Promise<Found[]> | Found[];
}

/**
 * Checks the machine and all brands, or one brand. Returns by `context.until`, and reports the checks that did not
 * finish. A problem of one brand does not stop the checks of other brands.
 */
export async function examine(context: DoctorContext, slug?: string): Promise<Finding[]> {
  const tasks = [
    ...(slug === undefined ? ofMachine(context) : []),
    ...slugsOf(context, slug).flatMap((each) => ofBrand(context, each)),
  ];
  const isLarge = ({ check }: Task) => check === "database";
  const [large, small] = [tasks.filter(isLarge), tasks.filter((task) => !isLarge(task))];
  const found = await Promise.all([runAll(context, large, AT_ONCE.databases), runAll(context, small, AT_ONCE.any)]);
  const results = new Map([...large, ...small].map((task, index) => [task, found.flat()[index] ?? []]));
  return tasks.flatMap((task) =>
    results.get(task)!.map((each) => ({ ...each, check: task.check, subject: each.subject ?? task.subject })),
  );
}

export function worstOf(findings: readonly Finding[]): Finding["status"] {
  return STATUSES.findLast((status) => findings.some((each) => each.status === status)) ?? "ok";
}

function slugsOf({ configs, tenants }: DoctorContext, slug: string | undefined): string[] {
  const all = [...new Set([...configs.keys(), ...tenants.map((tenant) => tenant.slug)])].sort();
  return slug === undefined ? all : all.filter((each) => each === slug);
}

function ofMachine(context: DoctorContext): Task[] {
  const { operatorHost, operatorSender, operatorMail, operatorSigning, operatorOrigin } = context.environment;
  const tasks = OF_MACHINE.map(({ name, run }) => ({ check: name, subject: "", run: () => run(context, null) }));
  if (operatorHost === undefined) return tasks;
  const port = portOf(operatorOrigin);
  tasks.push(...ofHost(context, { name: operatorHost, port, own: [operatorHost] }));
  if (!operatorMail) return tasks;
  const { password, user, ...server } = operatorMail;
  const login = user === undefined ? {} : { user, password: { env: "OPERATOR_MAIL_URL" } };
  const { address } = operatorSender ?? defaultSender(operatorHost);
  const sender = { from: address, server: { ...server, ...login }, signing: operatorSigning, secret: () => password };
  return [...tasks, ...ofSender(context, operatorHost, sender)];
}

function ofBrand(context: DoctorContext, slug: string): Task[] {
  const tenant = context.tenants.find((each) => each.slug === slug);
  const tasks: Task[] = OF_BRAND.filter(({ name }) => tenant || WITHOUT_CONFIG.includes(name)).map(({ name, run }) => ({
    check: name,
    subject: slug,
    run: () => run(context, { slug, tenant }),
  }));
  if (!tenant) return tasks;
  const { hosts: own, origin } = tenant;
  const port = portOf(origin);
  tasks.push(...own.flatMap((name) => ofHost(context, { name, port, own })));
  const isWritten = !tenant.demo || tenant.mail?.smtp !== undefined;
  return isWritten ? [...tasks, ...ofSender(context, slug, senderOf(context, tenant))] : tasks;
}

const WITHOUT_CONFIG: CheckName[] = ["database", "config", "secrets"];

function ofHost(context: DoctorContext, host: Host): Task[] {
  if (brands.isLocal(host.name)) return [{ check: "dns", subject: host.name, run: () => [fine("localhost")] }];
  return OF_HOST.map(({ name, run }) => ({ check: name, subject: host.name, run: () => run(context, host) }));
}

function ofSender(context: DoctorContext, subject: string, sender: Sender): Task[] {
  const some = sender.server ? OF_SENDER : OF_SENDER.filter(({ name }) => name === "mail");
  return some.map(({ name, run }) => ({ check: name, subject, run: () => run(context, sender) }));
}

function senderOf({ secret, environment }: DoctorContext, { mail, hosts: [host] }: Tenant): Sender {
  const signing = findSigning(mail, signingKeysIn(environment.dataDir));
  return { from: mail?.from ?? `no-reply@${host}`, server: mail?.smtp, signing, secret };
}

function portOf(origin: string | undefined): number {
  const url = origin === undefined ? undefined : new URL(origin);
  return url?.protocol === "https:" ? Number(url.port) || 443 : 443;
}

async function runAll(context: DoctorContext, tasks: Task[], atOnce: number): Promise<Found[][]> {
  const found: Found[][] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await outcomeOf(context, next[1]);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
  return found;
}

async function outcomeOf({ until, now }: DoctorContext, task: Task): Promise<Found[]> {
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

/** Time limit of one check, in ms. Longer than the time limits of its single requests. */
const LONGEST = 25_000;
