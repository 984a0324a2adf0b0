import { createContext, type ReactNode, useContext } from "react";

/** The server's side of a page's fragments. */
export interface FragmentPlaces {
  /** Stands in the page for a fragment: a mark where its HTML is known, else its elements between two marks. */
  place(key: string, render: () => ReactNode): ReactNode;
}

/** Filled by the server. Null in a browser, and where all of a page is rendered anew. */
export const FragmentsContext = createContext<FragmentPlaces | null>(null);

interface RenderedOnceProps {
  /**
   * All that its HTML depends on, besides the site and the language, as JSON: whoever has the same gets the same HTML. What
   * is one viewer's alone has to be part of it.
   */
  of: unknown;
  /** Nothing in it takes an id from React's `useId`, which goes by the place in a page. */
  children: () => ReactNode;
}

/** A part of a page that is the same for many: the server renders it once, and fills in the same HTML afterwards. */
export function RenderedOnce({ of, children }: RenderedOnceProps) {
  const places = useContext(FragmentsContext);
  return <>{places ? places.place(JSON.stringify(of), children) : children()}</>;
}
