interface Console {
  /** The origin as browsers see it, if the installation sets it. */
  operatorOrigin: string | undefined;
  port: number;
}

/** Returns the console's origin: https, except for a host of this machine, which needs no proxy. */
export function consoleOrigin(host: string, { operatorOrigin, port }: Console): string {
  if (operatorOrigin) return operatorOrigin;
  return /(^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`;
}
