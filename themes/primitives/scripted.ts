import { useEffect, useState } from "react";

/** False on the server and in the first render, so that what needs no script stands there until one runs. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
