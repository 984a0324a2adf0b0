import { createContext, useContext, useState } from "react";

/** The operator's own drawing, as markup that was checked to hold no script. Only the server has it. */
export const LogoContext = createContext<string | null>(null);

/**
 * The drawing stands in the page, so that it takes the colour of the text around it. The browser takes it from there: a page's
 * data, which come anew with each navigation, hold no copy.
 */
export function Logo({ brand }: { brand: string }) {
  const given = useContext(LogoContext);
  const [markup] = useState(() => given ?? document.querySelector("[data-logo]")?.innerHTML);
  if (!markup) return brand;
  const drawing = { __html: markup };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked when the tenant was loaded
  return <span role="img" aria-label={brand} data-logo dangerouslySetInnerHTML={drawing} suppressHydrationWarning />;
}
