import { useEffect, useState } from "react";

/**
 * Returns whether scripts run. False on the server and in the first render, so that the version without a script shows
 * until then.
 */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
