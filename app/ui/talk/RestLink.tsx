import { useEffect, useRef } from "react";
import { ButtonLink } from "~/themes/primitives";

interface Props {
  href: string;
  label: string;
  loading?: boolean;
  load(): void;
}

/** A link to earlier or later items. With a script, loads them once the link scrolls into view. */
export function RestLink({ href, label, loading = false, load }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!link.current || loading) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [load, loading]);
  return (
    <ButtonLink
      ref={link}
      href={href}
      variant="quiet"
      size="s"
      data-no-prefetch
      aria-busy={loading || undefined}
      onClick={(event) => {
        event.preventDefault();
        load();
      }}
    >
      {label}
    </ButtonLink>
  );
}
