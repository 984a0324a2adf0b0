import type { ReactNode } from "react";
import * as css from "./pictures.css";

/** How pictures are shown to somebody who has to look at many of them. */
export interface Softening {
  blur: keyof typeof css.coloured;
  grey: boolean;
}

/** The pictures within are shown so. */
export function Softened({ softening: { blur, grey }, children }: { softening: Softening; children: ReactNode }) {
  return <div className={`${css.softened} ${(grey ? css.grey : css.coloured)[blur]}`}>{children}</div>;
}

interface PictureProps {
  src: string;
  label: string;
  /** How it becomes clear, where it is not. */
  hint: string | undefined;
}

/**
 * A picture that is blurred until somebody looks at it: with the pointer or the keyboard, or by a press, which keeps it clear
 * and large until the next one.
 */
export function Picture({ src, label, hint }: PictureProps) {
  return (
    <label className={css.picture} title={hint}>
      <input className={css.peek} type="checkbox" />
      <img className={css.image} src={src} alt={label} loading="lazy" />
    </label>
  );
}

/** The same, whole, within a square of the same size as its neighbours. */
export function Shot({ src, label, hint }: PictureProps) {
  return (
    <label className={css.shot} title={hint}>
      <input className={css.peek} type="checkbox" />
      <img className={css.shotImage} src={src} alt={label} loading="lazy" />
    </label>
  );
}

/** Keys, and what each does. */
export function Keys({ keys }: { keys: [key: string, what: string][] }) {
  return (
    <dl className={css.keyList}>
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TalkProps {
  label: string;
  /** The oldest first. `isMarked`: it is of whom the page is about. */
  lines: { key: string; from: string; when: string; text: string; isMarked: boolean; picture?: PictureProps }[];
}

/** What was written to and fro. */
export function Talk({ label, lines }: TalkProps) {
  return (
    <ol className={css.talk} aria-label={label}>
      {lines.map(({ key, from, when, text, isMarked, picture }) => (
        <li key={key} className={isMarked ? css.marked : undefined}>
          <strong>{from}</strong> <small>{when}</small>
          {text && <p>{text}</p>}
          {picture && <Picture {...picture} />}
        </li>
      ))}
    </ol>
  );
}
