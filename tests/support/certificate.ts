import { generate } from "selfsigned";

/**
 * Returns the self-signed certificate of local servers, made once per process: its key takes a sixth of a second of
 * CPU, and tests start dozens of servers.
 */
export function localCertificate(): ReturnType<typeof generate> {
  made ??= make();
  return made;
}

let made: ReturnType<typeof generate> | undefined;

function make(): ReturnType<typeof generate> {
  const altNames = [
    { type: 2 as const, value: "localhost" },
    { type: 7 as const, ip: "127.0.0.1" },
  ];
  return generate([{ name: "commonName", value: "localhost" }], {
    keySize: 2048,
    extensions: [{ name: "subjectAltName", altNames }],
  });
}
