import { rememberedDevice } from "~/app/domain/account/credentials/credentials";
import { DEVICE_LASTS, type Device, deviceFrom } from "~/app/domain/account/devices/devices";
import type { Site } from "~/app/domain/site";
import type { Stored } from "~/app/stored";
import { cookieOf, setCookie } from "./cookies";
import type { Visit } from "./visit";

export const DEVICE: Stored = {
  name: "device",
  place: "cookie",
  lasts: DEVICE_LASTS / 1000,
  consent: false,
  purpose: "device",
};

export function deviceOf(site: Site, request: Request): Device | null {
  return deviceFrom(site, cookieOf(request, DEVICE));
}

/** Makes this browser a known device of the account, after its owner has authenticated there. Failures are ignored. */
export async function rememberDevice(
  headers: Headers,
  site: Site,
  { request, visit }: { request: Request; visit: Pick<Visit, "secure"> },
  email: string,
): Promise<void> {
  const token = await rememberedDevice(site, deviceOf(site, request), email);
  if (token !== null) headers.append("Set-Cookie", setCookie(DEVICE, token, visit.secure));
}
