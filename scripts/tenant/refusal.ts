import { EnvironmentError } from "~/app/environment";
import { TenantReadOnlyError } from "~/db/hold";
import { outliveReaders } from "../ending.mjs";

/** What a command refuses to do, in words that are all there is to print. */
export class Refusal extends Error {}

/** What to print of a failure that whoever runs the command can mend. Throws any other on. */
export function wordsOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof EnvironmentError) return error.message;
  if (error instanceof TenantReadOnlyError) return HELD;
  throw error;
}

const HELD = `Nothing was written: this tenant is read-only here. Either it is being moved, or it was moved to another database.
Set DATABASE_URL (or DATA_DIR) as the server has it. To stay with this place: npm run db -- release`;

outliveReaders();
