import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";

/**
 * Returns the names of GeoNames towns by language and id, from the catalogues of the Debian package
 * `libgeonames-common`. Read by places.generate.ts only. `folder` is the package's /usr/share/locale.
 */
export function namesByLanguage(folder: string): ReadonlyMap<Language, ReadonlyMap<string, string>> {
  return new Map(
    LANGUAGES.map((language) => [
      language,
      catalogue(readFileSync(join(folder, language, "LC_MESSAGES", "geonames.mo"))),
    ]),
  );
}

/** Parses a gettext catalogue (.mo) into texts by key. */
function catalogue(bytes: Buffer): Map<string, string> {
  const [count, keys, texts] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [number, number, number];
  const textAt = (table: number, index: number) => {
    const [length, at] = [bytes.readUInt32LE(table + index * 8), bytes.readUInt32LE(table + index * 8 + 4)];
    return bytes.toString("utf8", at, at + length);
  };
  return new Map(Array.from({ length: count }, (_, index) => [textAt(keys, index), textAt(texts, index)]));
}
