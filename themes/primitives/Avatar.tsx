import { useEffect, useRef, useState } from "react";
import * as css from "./Avatar.css";

/** Milliseconds after which a picture that has not come shows the initials until it does. */
export const PHOTO_TIMEOUT = 1500;

export interface AvatarProps {
  name: string;
  photo: string | null;
  /** 44, 64 or 120 px round; "fill" takes the size and the corners of what it stands in. */
  size: "s" | "m" | "l" | "fill";
  /** Loads at once: for the first pictures of a page. */
  eager?: boolean;
  /** "" where the name stands in words beside it, so that it is not said twice. The name by default. */
  alt?: string;
}

/** The picture, or the initials on a tinted ground where there is none, it fails or it is late. */
export function Avatar({ name, photo, size, eager = false, alt = name }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [fate, setFate] = useState<"coming" | "late" | "here" | "failed">("coming");

  useEffect(() => {
    setFate("coming");
    if (!photo) return;
    // It may have come, or failed, before this script did.
    const element = image.current;
    if (element?.complete && element.currentSrc) {
      setFate(element.naturalWidth > 0 ? "here" : "failed");
      return;
    }
    const timer = setTimeout(() => setFate((now) => (now === "coming" ? "late" : now)), PHOTO_TIMEOUT);
    return () => clearTimeout(timer);
  }, [photo]);

  const shown = photo !== null && fate !== "failed";
  const named = shown || alt === "" ? {} : ({ role: "img", "aria-label": alt } as const);
  return (
    <span className={css.avatar({ size, ground: groundOf(name) })} {...named}>
      {(!shown || fate === "late") && (
        <span className={css.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      {shown && (
        <img
          ref={image}
          className={css.photo}
          src={photo}
          alt={alt}
          width={pixels[size]}
          height={pixels[size]}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onLoad={() => setFate("here")}
          onError={() => setFate("failed")}
        />
      )}
    </span>
  );
}

const pixels = { s: 44, m: 64, l: 120, fill: 400 };

/** The first letters of the first and the last word: "Anna de Wit" is AW. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

/** The same name always has the same ground. */
function groundOf(name: string): "accent" | "support" {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % 2 === 0 ? "accent" : "support";
}
