import type { Conn } from "~/db/handle";
import { accounts } from "~/db/tables";

export async function accountIds({ drizzle }: Conn, limit: number): Promise<string[]> {
  return (await drizzle.select({ id: accounts.id }).from(accounts).limit(limit)).map(({ id }) => id);
}
