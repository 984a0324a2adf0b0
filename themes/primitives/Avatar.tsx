import { useEffect, useRef, useState } from "react";
import * as css from "./Avatar.css";

/** Milliseconds after which the initials replace a picture that has not loaded, until it loads. */
export const PHOTO_TIMEOUT = 1500;

export interface AvatarProps {
  name: string;
  photo: string | null;
  /** The size. "s", "m" and "l" are 44, 64 and 120 px, round. "fill" takes the size and corners of the container. */
  size: "s" | "m" | "l" | "fill";
  /**
   * Whether the picture loads at once, as the first pictures of a page should. The browser fetches `first` before all
   * others.
   */
  eager?: boolean | "first";
  /**
   * The alternative text, by default the name. "" if the name stands beside the picture, so that screen readers read it
   * once.
   */
  alt?: string;
}

/** Shows the picture, or initials on a tinted background if the picture is missing, broken or late. */
export function Avatar({ name, photo, size, eager = false, alt = name }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [status, setStatus] = useState<"coming" | "late" | "here" | "failed">("coming");

  useEffect(() => {
    setStatus("coming");
    if (!photo) return;
    // The picture may have loaded or failed before this script.
    const element = image.current;
    if (element?.complete && element.currentSrc) {
      setStatus(element.naturalWidth > 0 ? "here" : "failed");
      return;
    }
    const timer = setTimeout(() => setStatus((now) => (now === "coming" ? "late" : now)), PHOTO_TIMEOUT);
    return () => clearTimeout(timer);
  }, [photo]);

  const shown = photo !== null && status !== "failed";
  const named = shown || alt === "" ? {} : ({ role: "img", "aria-label": alt } as const);
  const lettered = !shown || status === "late";
  return (
    <span className={css.avatar({ size, ground: groundOf(name) })} {...named}>
      {lettered && <Initials of={name} />}
      {shown && (
        <img
          ref={image}
          className={css.photo}
          src={photo}
          alt={alt}
          width={pixels[size]}
          height={pixels[size]}
          loading={eager ? "eager" : "lazy"}
          {...(eager === "first" && FIRST)}
          decoding="async"
          onLoad={() => setStatus("here")}
          onError={() => setStatus("failed")}
        />
      )}
    </span>
  );
}

/** Makes the browser fetch a picture before all others. React 18 passes the attribute on by this name alone. */
export const FIRST = { fetchpriority: "high" };

const pixels = { s: 44, m: 64, l: 120, fill: 400 };

/**
 * Renders initials as an SVG, which scales with its container. A size container would style its grid once more for each
 * avatar.
 */
function Initials({ of: name }: { of: string }) {
  return (
    <svg className={css.initials} viewBox="0 0 100 100" aria-hidden="true">
      <text className={css.letters} x="50" y="50" textAnchor="middle" dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** Returns the first letters of the first and the last word: "Anna de Wit" is AW. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  // Converts without the browser's language, because the capital of "i" in Turkish would differ from the server's.
  return ends.map((word) => FIRST_LETTER.exec(word ?? "")?.[0].toUpperCase() ?? "").join("");
}

/** Matches the first letter of a word: a letter with its marks, a flag, or an emoji with everything joined to it. */
const FIRST_LETTER = /^(?:\p{RI}{2}|.)(?:\p{M}|\p{EMod}|\u200d.)*/su;

/** Chooses the background by name, so that a name always has the same background. */
function groundOf(name: string): "accent" | "support" {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % 2 === 0 ? "accent" : "support";
}
