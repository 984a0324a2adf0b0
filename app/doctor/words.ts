import type { Words } from "~/app/locales";
import type { Found } from "./findings";

interface Said {
  says: string;
  /** The text that says what to do. Null if nothing is needed. */
  remedy: string | null;
}

export function inWords({ code, params }: Pick<Found, "code" | "params">, { t }: Pick<Words, "t">): Said {
  const says = t(`doctor.says_${code}`, params);
  const remedy = code === "fine" || code === "fine_with" ? null : t(`doctor.do_${code}`, params);
  return { says, remedy };
}
