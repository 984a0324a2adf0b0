import { stat } from "node:fs/promises";
import { join } from "node:path";
import { operatorsOf } from "~/app/domain/desk/operators/operators";
import type { Found } from "../findings";
import { fine, orFine, reasonOf, warning, wrong } from "../findings";
import type { Check } from "./check";

/** Tolerated difference of the clock, in ms. A code of an authenticator app is valid for thirty seconds. */
const CLOCK = { warns: 2_000, fails: 20_000 };

export const clock: Check<null> = {
  name: "clock",
  async run({ clock: { server, ahead } }) {
    let off: number;
    try {
      off = await ahead();
    } catch (error) {
      return [warning("clock_unasked", { server, problem: reasonOf(error) })];
    }
    const said = { seconds: (off / 1000).toFixed(1), server };
    if (Math.abs(off) >= CLOCK.fails) return [wrong("clock_off", said)];
    return [Math.abs(off) >= CLOCK.warns ? warning("clock_off", said) : fine(`${said.seconds} s`)];
  },
};

/** Minimum free space, as shares of the disk. */
const FREE = { warns: 0.1, fails: 0.03 };

export const disk: Check<null> = {
  name: "disk",
  async run({ system, environment }) {
    const { free, size } = await system.space();
    const share = free / size;
    const said = { percent: Math.floor(share * 100), free: inGigabytes(free), folder: environment.dataDir };
    if (share < FREE.fails) return [wrong("disk_low", said)];
    return [share < FREE.warns ? warning("disk_low", said) : fine(said.free)];
  },
};

/** Checks that the machine's secret exists, and that only its owner can read it. */
export const secret: Check<null> = {
  name: "secret",
  async run({ environment, machineSecret }) {
    if (machineSecret === undefined) return [warning("secret_none")];
    if (environment.secret !== undefined) return [fine()];
    return orFine([await openTo(join(environment.dataDir, "secret"))]);
  },
};

/** Reports a file that users other than its owner can read. Rejects if the file is missing. */
export async function openTo(file: string): Promise<Found | undefined> {
  return ((await stat(file)).mode & 0o077) === 0 ? undefined : wrong("file_open", { file });
}

/** Checks that the console has a host, and an operator with every permission. */
export const desk: Check<null> = {
  name: "desk",
  async run({ environment: { operatorHost, operatorMail, dataDir }, control }) {
    if (operatorHost === undefined) return [warning("desk_none")];
    const operators = await operatorsOf({ db: control });
    const isOwned = operators.some(
      ({ leftAt, grants }) => leftAt === null && grants.some(({ role, brand }) => role === "owner" && brand === null),
    );
    return orFine([
      !isOwned && warning("desk_no_owner"),
      !operatorMail && warning("mail_files", { folder: join(dataDir, "mailbox/control") }),
    ]);
  },
};

function inGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
