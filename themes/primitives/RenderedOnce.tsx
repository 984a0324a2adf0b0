import { createContext, type ReactNode, useContext } from "react";

/** The server's side of cached fragments. */
export interface FragmentPlaces {
  /** Renders a fragment: a placeholder if its HTML is cached, else its elements between two markers. */
  place(key: string, render: () => ReactNode): ReactNode;
}

/** Set by the server. Null in a browser, and on a page without cached fragments. */
export const FragmentsContext = createContext<FragmentPlaces | null>(null);

interface RenderedOnceProps {
  /**
   * The cache key, as JSON: all inputs of the HTML besides site and language. The key must contain all data that only
   * one viewer may see.
   */
  of: unknown;
  /** Renders the fragment. Must not use React's `useId`, whose ids depend on the position in a page. */
  children: () => ReactNode;
}

/** Caches a part of a page that many visitors share: the server renders it once and reuses the HTML. */
export function RenderedOnce({ of, children }: RenderedOnceProps) {
  const places = useContext(FragmentsContext);
  return <>{places ? places.place(JSON.stringify(of), children) : children()}</>;
}
