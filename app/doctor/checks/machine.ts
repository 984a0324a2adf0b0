import { stat } from "node:fs/promises";
import { join } from "node:path";
import { operatorsOf } from "~/app/domain/desk/operators/operators";
import type { Found } from "../findings";
import { fine, orFine, reasonOf, warning, wrong } from "../findings";
import type { Check } from "./check";

/** In ms. Codes of authenticator apps are valid for thirty seconds. */
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

/** As shares of the disk. */
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

/** The machine's secret exists, and only its owner can read it. */
export const secret: Check<null> = {
  name: "secret",
  async run({ environment, machineSecret }) {
    if (machineSecret === undefined) return [warning("secret_none")];
    if (environment.secret !== undefined) return [fine()];
    return orFine([await openTo(join(environment.dataDir, "secret"))]);
  },
};

/** Reports that others than its owner can read a file. Rejects without a file. */
export async function openTo(file: string): Promise<Found | undefined> {
  return ((await stat(file)).mode & 0o077) === 0 ? undefined : wrong("file_open", { file });
}

/** The console has a host, and an operator who may do everything. */
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
