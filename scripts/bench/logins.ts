import { calls } from "~/app/contract/calls";
import { fetchOnce, load, p99, type Target } from "./load";
import type { Running } from "./process";
import { median, type Row, row } from "./rows";
import { hostOf, loginBody, loginCall } from "./sites";

const AT_ONCE = 20;

/** Measures the p99 of other requests while twenty members log in at once, against a quiet moment. */
export async function loginRow(server: Running, slug: string, rounds: number): Promise<Row> {
  const others: Target = { server, host: hostOf(slug), path: `${calls.search}?pp=12` };
  const times: { quiet: number; busy: number; took: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const quiet = p99((await load(others, 600, 2)).latencies);
    const begin = performance.now();
    const logins = Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => logInFrom(server, slug, `10.${round}.${index}.1`)),
    );
    const took = logins.then(() => performance.now() - begin);
    const busy = p99((await load(others, 600, 2)).latencies);
    times.push({ quiet, busy, took: await took });
  }
  return row(
    "p99 of others while 20 log in, against quiet",
    median(times.map((each) => each.busy / each.quiet)),
    "<= 2",
    {
      p99_ms: median(times.map(({ busy }) => busy)),
      reference_p99_ms: median(times.map(({ quiet }) => quiet)),
      logins_ms: median(times.map(({ took }) => took)),
    },
  );
}

/** Logs in from an address of its own, because attempts per address are limited. */
async function logInFrom(server: Running, slug: string, address: string): Promise<void> {
  const call = loginCall(server, slug);
  const target = { ...call, headers: { ...call.headers, "X-Forwarded-For": address } };
  const { status } = await fetchOnce(target, { method: "POST", body: loginBody(slug) });
  if (status !== 302) throw new Error(`A login answered ${status}`);
}
