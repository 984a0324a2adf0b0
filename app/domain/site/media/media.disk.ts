import { copyFile, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SHELVES } from "./shelves";
import type { Media, MediaPath } from "./store";

export function onDisk(folder: string, incoming: string): Media {
  const at = (path: string) => join(folder, path);
  return {
    incoming,
    async put(path, bytes) {
      await mkdir(dirname(at(path)), { recursive: true });
      // The file is written under another name first, so readers never see half a file, and a file named in the
      // database survives a power failure.
      const file = await open(unfinished(at(path)), "w");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished(at(path)), at(path));
    },
    async putFile(path, from) {
      await mkdir(dirname(at(path)), { recursive: true });
      await copyFile(from, unfinished(at(path)));
      await rename(unfinished(at(path)), at(path));
    },
    async get(path) {
      const file = await open(at(path)).catch(absent);
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        return { size, body: file.createReadStream() };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async has(path) {
      return (await stat(at(path)).catch(absent)) !== undefined;
    },
    async *files() {
      for (const shelf of SHELVES) {
        const folder = await opendir(at(shelf)).catch(absent);
        for await (const entry of folder ?? []) {
          const path: MediaPath = `${shelf}/${entry.name}`;
          if (entry.isFile() && !path.endsWith(UNFINISHED)) yield path;
        }
      }
    },
    whereabouts: async (path) => at(path),
    async remove(path) {
      for (const file of [at(path), unfinished(at(path))]) await rm(file, { force: true });
    },
  };
}

function unfinished(file: string): string {
  return `${file}${UNFINISHED}`;
}

const UNFINISHED = ".part";

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
