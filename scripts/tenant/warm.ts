import { setTimeout as pause } from "node:timers/promises";
import { checkServerIdentity, connect } from "node:tls";
import type { Environment } from "~/app/settings/environment";
import { columns } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { readTenants, tenantNamed } from "./read";

interface Asked {
  /** Empty means all sites and the console. */
  slugs: string[];
  pace: number;
  via: Via;
}

export interface Via {
  host: string;
  port: number;
}

/** Result for a host. `until` is the end of its certificate, in ms. */
export type Warmed =
  | { host: string; state: "there" | "new"; until: number }
  | { host: string; state: "refused"; reason: string };

interface Clock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const HOUR = 3_600_000;
/** Let's Encrypt dates a certificate an hour back, so one this young may have been requested within the last hour. */
const YOUNG = 2 * HOUR;
/** Timeout for a new certificate, in ms. */
const PATIENCE = 120_000;

/** Certificates carry their time, so an interrupted run counts for the next. */
export async function warmCertificates(
  machine: Pick<Environment, "tenantsDir" | "port" | "operatorHost">,
  { slugs, pace, via }: Asked,
  clock: Clock = { now: Date.now, wait: (ms) => pause(ms) },
): Promise<Answer> {
  const hosts = hostsOf(machine, slugs);
  const warmed: Warmed[] = [];
  await step(`Certificates of ${hosts.length} hosts`, async (tell) => {
    /** For each certificate request of the last hour, the time at which it stops counting. */
    let counted: number[] = [];
    for (const host of hosts) {
      counted = counted.filter((end) => end > clock.now());
      while (counted.length >= pace) {
        const next = Math.min(...counted);
        tell(
          `${warmed.length} done; ${pace} were requested within an hour: continues at ${new Date(next).toISOString()}`,
        );
        await clock.wait(next - clock.now());
        counted = counted.filter((end) => end > clock.now());
      }
      const outcome = await warm(host, via, clock);
      warmed.push(outcome.warmed);
      if (outcome.counts > clock.now()) counted.push(outcome.counts);
      tell(`${warmed.length} done, the last one ${host}`);
    }
  });
  return answerOf(warmed);
}

/** `counts`: until when the request counts, also a refused one, because it may have used an order. */
async function warm(host: string, via: Via, { now }: Clock): Promise<{ warmed: Warmed; counts: number }> {
  try {
    const { from, until } = await certificateOf(host, via);
    const young = from + YOUNG > now();
    const counts = young ? Math.min(from + YOUNG, now() + HOUR) : 0;
    return { warmed: { host, state: young ? "new" : "there", until }, counts };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EHOSTUNREACH") {
      throw new Refusal(`No proxy answers at ${via.host}:${via.port}. Set its address with --via`);
    }
    return { warmed: { host, state: "refused", reason: message }, counts: now() + HOUR };
  }
}

function certificateOf(host: string, via: Via): Promise<{ from: number; until: number }> {
  return new Promise((done, fail) => {
    // Does not verify the certificate authority, because a test proxy has its own. Browsers verify the authority.
    const socket = connect({ ...via, servername: host, rejectUnauthorized: false }, () => {
      const certificate = socket.getPeerCertificate();
      socket.destroy();
      const wrong = checkServerIdentity(host, certificate);
      if (wrong) fail(new Error("the proxy has another host's certificate for it"));
      else done({ from: Date.parse(certificate.valid_from), until: Date.parse(certificate.valid_to) });
    });
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)));
    socket.on("error", fail);
    socket.once("close", () => fail(new Error("the proxy ended the handshake")));
  });
}

function hostsOf(machine: Parameters<typeof warmCertificates>[0], slugs: string[]): string[] {
  const { tenants } = readTenants(machine);
  const chosen = slugs.length > 0 ? slugs.map((slug) => tenantNamed(machine, slug)) : tenants.all();
  const consoles = slugs.length === 0 && machine.operatorHost ? [machine.operatorHost] : [];
  const hosts = [...consoles, ...chosen.flatMap(({ hosts: own }) => own)];
  // No public authority issues certificates for local names.
  return [...new Set(hosts)].filter((host) => !/(^|\.)localhost$/.test(host));
}

function answerOf(warmed: Warmed[]): Answer {
  const hosts = warmed.map((each) => {
    if (each.state === "refused") return each;
    return { ...each, until: new Date(each.until).toISOString() };
  });
  const rows = hosts.map((each) => [
    each.host,
    each.state,
    each.state === "refused" ? each.reason : `until ${each.until}`,
  ]);
  const of = (state: Warmed["state"]) => warmed.filter((each) => each.state === state).length;
  const total = `${of("there")} existed, ${of("new")} are new, ${of("refused")} were refused`;
  return { lines: [...columns(rows), total], data: { hosts }, code: of("refused") > 0 ? 1 : 0 };
}
