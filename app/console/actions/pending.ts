import type { Logger } from "pino";
import type { Brands, PendingActions } from "~/app/console/frame/context";
import { engineWords } from "~/app/console/frame/visit";
import type { Desk } from "~/app/domain/desk";
import { grantsOf, operatorById } from "~/app/domain/desk/operators/operators";
import { beginDue, forgetFailures, type PendingRow, settle } from "~/app/domain/desk/pending-actions/pending-actions";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { DomainError } from "~/app/domain/errors";
import { personOf } from "~/app/domain/operator";
import { isRecorded } from "~/app/domain/site/audit/audit";
import { alreadyDone } from "~/app/domain/site/audit/audit.errors";
import type { ActionFailure } from "~/db/control/tables";
import { undoableNamed } from ".";

interface Parts {
  desk: Desk;
  brands: Brands;
  /** How long operators can undo an action, in ms. */
  ms: number;
  log: Logger;
}

export interface RunningPendingActions extends PendingActions {
  stop(): Promise<void>;
}

/**
 * Pauses before the first and between later searches for due actions, in ms. The searches also find the actions of a
 * process that died.
 */
const FIRST_LOOK = 1000;
const EACH_LOOK = 5000;
/** How often old failures are deleted, in ms. */
const EACH_FORGETTING = 60 * 60 * 1000;
/** Maximum time by which a timer may fire too early, in ms. */
const LATE = 20;
/**
 * Maximum number of tries of an action that fails for another reason than a refusal, such as an unavailable database.
 */
const TRIES = 5;

/** Runs confirmed actions once they can no longer be undone. */
export function startPendingActions(parts: Parts): RunningPendingActions {
  const { desk, ms, log } = parts;
  const timers = new Set<NodeJS.Timeout>();
  let turn = Promise.resolve();
  let stopped = false;

  const look = (forgets = false) => {
    turn = turn.then(async () => {
      try {
        if (forgets) await forgetFailures(desk);
        for (let due = await next(); due; due = await next()) await perform(parts, due);
      } catch (error) {
        log.error({ err: error }, "what operators confirmed can't be done right now");
      }
    });
  };
  const next = async () => (stopped ? undefined : beginDue(desk));
  const first = setTimeout(look, FIRST_LOOK, true).unref();
  const intervals = [setInterval(look, EACH_LOOK).unref(), setInterval(look, EACH_FORGETTING, true).unref()];
  return {
    ms,
    soon() {
      const timer = setTimeout(() => {
        timers.delete(timer);
        look();
      }, ms + LATE).unref();
      timers.add(timer);
    },
    async stop() {
      stopped = true;
      clearTimeout(first);
      for (const interval of intervals) clearInterval(interval);
      for (const timer of timers) clearTimeout(timer);
      await turn;
    },
  };
}

async function perform({ desk, brands, log }: Parts, row: PendingRow): Promise<void> {
  try {
    await settle(desk, row.id, await attempt({ desk, brands }, row));
  } catch (error) {
    log.error({ err: error, actionId: row.id, action: row.action, tenant: row.brand }, "an operator's action failed");
    if (row.leases >= TRIES) await settle(desk, row.id, { code: "actions.failed", params: {} });
  }
}

/** Runs an action. Returns the error if the action has become impossible. */
async function attempt(
  { desk, brands }: Pick<Parts, "desk" | "brands">,
  { id, action: name, brand, target, fields, language, operatorId, origin, leases }: PendingRow,
): Promise<ActionFailure | undefined> {
  const [action, site] = [undoableNamed(name), brands.site(brand)];
  const grants = await desk.db.read(async (conn) => {
    const operator = await operatorById(conn, operatorId);
    return operator?.leftAt === null ? grantsOf(conn, operatorId) : [];
  });
  if (!action || !site || !allows(grants, action.permission, brand)) return { code: "console.not_allowed", params: {} };
  // An earlier process may have died after it ran the action and before it recorded the result.
  if (leases > 1 && (await isRecorded(site, id))) return undefined;
  const who = { operator: { ...personOf(operatorId, origin), actionId: id }, grants };
  try {
    await action.run({ site, who, context: { desk, visit: { words: engineWords(language) } } }, target, fields);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === "unavailable") throw error;
    return error.code === alreadyDone.code ? undefined : failureOf(error);
  }
}

function failureOf({ code, detail: { fields = {}, params = {} } }: DomainError): ActionFailure {
  const [first] = Object.values(fields).flat();
  return first ? { code: first.key, params: first.params ?? {} } : { code, params };
}
