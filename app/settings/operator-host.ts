interface Console {
  /** As browsers see it, where the installation says so. */
  operatorOrigin: string | undefined;
  port: number;
}

/** Where the operators' console answers: over https, but for a host of this machine alone, which needs no proxy. */
export function consoleOrigin(host: string, { operatorOrigin, port }: Console): string {
  if (operatorOrigin) return operatorOrigin;
  return /(^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`;
}
