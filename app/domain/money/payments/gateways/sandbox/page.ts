import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { SandboxState } from "~/db/tables";
import { chargeBack, closePayment, paymentById, type SandboxPayment } from "./sandbox.queries";

export type { SandboxPayment } from "./sandbox.queries";

/** An action of a buyer or a buyer's bank. `charged_back` pays and takes the payment back. */
export type SandboxPlay = Exclude<SandboxState, "open"> | "charged_back";

/** Returns a payment of the sandbox; undefined for an unknown payment, and for a tenant with another provider. */
export async function sandboxPayment(site: Site, id: string): Promise<SandboxPayment | undefined> {
  if (site.tenant.payments.provider !== "sandbox" || !/^[0-9a-f]{32}$/.test(id)) return undefined;
  return site.db.read((conn) => paymentById(conn, id));
}

/** Plays an action without a notice. A finished payment stays as it is, except that a paid one can be charged back. */
export async function playPayment(tx: Tx, id: string, play: SandboxPlay): Promise<void> {
  await closePayment(tx, id, play === "charged_back" ? "paid" : play, play);
  if (play === "charged_back") await chargeBack(tx, id);
}
