import type { ModuleNode, ViteDevServer } from "vite";

/** Returns the CSS of loaded modules and their imports, in the order of a page. */
export async function stylesOf(vite: ViteDevServer, entries: string[]): Promise<string> {
  const met = new Set<ModuleNode>();
  const styles: string[] = [];
  const follow = async (node: ModuleNode | undefined) => {
    if (!node || met.has(node)) return;
    met.add(node);
    // In sequence, because the later of two conflicting rules wins.
    for (const url of node.ssrTransformResult?.deps ?? [])
      await follow(await vite.moduleGraph.getModuleByUrl(url, true));
    if (node.file && /\.css(\?|$)/.test(node.url)) styles.push(await cssOf(vite, node));
  };
  for (const entry of entries) await follow(await vite.moduleGraph.getModuleByUrl(entry, true));
  return styles.join("\n");
}

async function cssOf(vite: ViteDevServer, { url }: ModuleNode): Promise<string> {
  const inline = url.includes("?") ? url.replace("?", "?inline&") : `${url}?inline`;
  return (await vite.ssrLoadModule(inline)).default;
}
