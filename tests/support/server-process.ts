/** The processes of test servers. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { projectRoot } from "~/app/settings/environment";

export interface Ports {
  port: number;
  adminPort: number | undefined;
}

export interface ServerProcess extends Ports {
  child: ChildProcess;
  /** The server's output so far. */
  log(): string;
  /** The exit code of the process; null after a signal. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own, which ends with the server. */
export async function startAlone(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["tests/support/serve.mjs"], { cwd: projectRoot, env });
  const { log, keep } = output(child);
  const ended = endOf(child);
  return {
    ...(await portsOf(child, keep)),
    child,
    log,
    ended,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Processes of stopped servers, for reuse. */
const idle: ChildProcess[] = [];

/** Starts a server in a used process if possible, to save loading and compiling the code. */
export async function startAgain(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const options = { cwd: projectRoot, silent: true };
  const child = idle.pop() ?? fork("tests/support/serve-again.mjs", options);
  const { log, keep, detach } = output(child);
  const ended = endOf(child);
  const starting = portsOf(child, keep);
  child.send({ environment });
  return {
    ...(await starting),
    child,
    log,
    ended,
    async stop() {
      const closed = new Promise<void>((done) => {
        child.stdout!.on("data", (chunk) => /^closed$/m.test(String(chunk)) && done());
      });
      if (child.connected) child.send({});
      await Promise.race([closed, ended]);
      detach();
      if (child.connected) idle.push(child);
    },
  };
}

function output(child: ChildProcess) {
  let text = "";
  const keep = (chunk: unknown) => {
    text += chunk;
  };
  child.stderr!.on("data", keep);
  const detach = () => {
    child.stdout!.removeAllListeners("data");
    child.stderr!.removeAllListeners("data");
    child.removeAllListeners("exit").removeAllListeners("close");
  };
  return { log: () => text, keep, detach };
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once("exit", done));
}

export function portsOf(child: ChildProcess, keep: (text: string) => void): Promise<Ports> {
  return new Promise((found, fail) => {
    let text = "";
    child.stdout!.on("data", (chunk) => {
      keep(String(chunk));
      text += chunk;
      const [, admin, port] = /^(?:admin port (\d+)\n)?port (\d+)$/m.exec(text) ?? [];
      if (port) found({ port: Number(port), adminPort: admin === undefined ? undefined : Number(admin) });
    });
    child.stderr!.on("data", (chunk) => {
      text += chunk;
    });
    child.once("close", (code) => fail(new Error(`the server ended with ${code} before it was up:\n${text}`)));
  });
}
