import { createContext, useContext, useState } from "react";

/** The operator's logo, as markup that was checked to contain no script. Null in the browser. */
export const LogoContext = createContext<string | null>(null);

/**
 * Renders the logo as inline SVG, which takes the colour of the text. The browser keeps the first copy, so the data of
 * later navigations contain none.
 */
export function Logo({ brand }: { brand: string }) {
  const given = useContext(LogoContext);
  const [markup] = useState(() => given ?? document.querySelector("[data-logo]")?.innerHTML);
  if (!markup) return brand;
  const drawing = { __html: markup };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked when the tenant was loaded
  return <span role="img" aria-label={brand} data-logo dangerouslySetInnerHTML={drawing} suppressHydrationWarning />;
}
