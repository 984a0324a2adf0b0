import { useEffect, useState } from "react";

/** Returns false on the server and in the first render, so that the version without a script shows until one runs. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
