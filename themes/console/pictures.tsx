import type { ReactNode } from "react";
import * as css from "./pictures.css";

/** How the console shows pictures to operators who review many. */
export interface Softening {
  blur: keyof typeof css.coloured;
  grey: boolean;
}

/** Blurs or greys the pictures inside. */
export function Softened({ softening: { blur, grey }, children }: { softening: Softening; children: ReactNode }) {
  return <div className={`${css.softened} ${(grey ? css.grey : css.coloured)[blur]}`}>{children}</div>;
}

interface PictureProps {
  src: string;
  label: string;
  /** Says how to reveal the picture. */
  hint: string | undefined;
}

/**
 * A blurred picture. Pointer or keyboard focus reveals it; a press keeps it revealed and large until the next press.
 */
export function Picture({ src, label, hint }: PictureProps) {
  return (
    <label className={css.picture} title={hint}>
      <input className={css.peek} type="checkbox" />
      <img className={css.image} src={src} alt={label} loading="lazy" />
    </label>
  );
}

/** A picture like Picture, uncropped in a square. */
export function Shot({ src, label, hint }: PictureProps) {
  return (
    <label className={css.shot} title={hint}>
      <input className={css.peek} type="checkbox" />
      <img className={css.shotImage} src={src} alt={label} loading="lazy" />
    </label>
  );
}

/** Lists keys and their actions. */
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
  /** The messages, the oldest first. `isMarked` marks the messages of the case's subject. */
  lines: { key: string; from: string; when: string; text: string; isMarked: boolean; picture?: PictureProps }[];
}

/** The messages of a conversation. */
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
