import { checked } from "~/app/domain/checked";
import type { Desk } from "~/app/domain/desk";
import type { Operator } from "~/app/domain/operator";
import { type Goals, QUEUES, type Queue } from "~/app/domain/safety/queues/queues";
import { FRESH } from "~/app/domain/safety/second-looks/second-looks.schema";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { auditedInControl } from "~/app/domain/site/audit/control";
import type { Conn, Tx } from "~/db/handle";
import { changedSettings, keepSetting } from "./settings.queries";
import { type DeskSettings, deskSettings, type SettingName } from "./settings.schema";

/** Returns each changed setting, or its default. A stored value that is no longer valid counts as never changed. */
export async function settingsIn(conn: Conn): Promise<DeskSettings> {
  const changed = await changedSettings(conn);
  const entries = Object.entries(deskSettings.shape).map(([name, shape]) => {
    const kept = shape.safeParse(changed.get(name));
    return [name, kept.success ? kept.data : shape.parse(undefined)];
  });
  return Object.fromEntries(entries) as DeskSettings;
}

/** Returns the goals of the queues, in ms. */
export function goalsIn(settings: DeskSettings): Goals {
  return Object.fromEntries(QUEUES.map((queue) => [queue, settings[`goal_${queue}`] * HOUR])) as Record<Queue, number>;
}

const HOUR = 60 * 60_000;

export function settingsOf({ db }: Pick<Desk, "db">): Promise<DeskSettings> {
  return db.read(settingsIn);
}

/** Returns the share of decisions to judge again, in percent: since a time (UTC ms), and before it. */
export function lookedAtAgain(settings: DeskSettings): { percent: number; since: number; former: number } {
  const { second_looks_percent: percent, second_looks_since: since, second_looks_former: former } = settings;
  return { percent, since, former: Math.min(percent, former) };
}

/** A higher share applies to later decisions only, because operators may have read the earlier decisions. */
async function keepFormer(tx: Tx, known: DeskSettings, now: number): Promise<void> {
  const { percent, since, former } = lookedAtAgain(known);
  const least = now - since < FRESH ? former : percent;
  await keepSetting(tx, "second_looks_former", `${least}`, now);
  await keepSetting(tx, "second_looks_since", `${now}`, now);
}

/** Changes settings. Throws `invalid` with the wrong fields, and account.reason_missing. */
export async function changeSettings(
  desk: Pick<Desk, "db" | "now" | "newId">,
  by: Operator,
  input: Partial<Record<SettingName, string>>,
  typed: string,
): Promise<void> {
  const reason = requiredReason(typed);
  const wanted = checked(deskSettings.partial(), input);
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      const known = await settingsIn(tx);
      const names = (Object.keys(input) as SettingName[]).filter((name) => wanted[name] !== known[name]);
      for (const name of names) await keepSetting(tx, name, `${wanted[name]}`, desk.now());
      if (names.includes("second_looks_percent")) await keepFormer(tx, known, desk.now());
      const among = (of: Partial<DeskSettings>) => Object.fromEntries(names.map((name) => [name, of[name] ?? null]));
      const states = { before: among(known), after: among(wanted) };
      const entry = { action: "settings.change", on: { kind: "setting", id: "desk" }, reason, ...states } as const;
      return { value: undefined, entry: names.length > 0 ? entry : undefined };
    }),
  );
}
