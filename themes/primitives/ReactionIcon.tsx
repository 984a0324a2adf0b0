import type { ReactNode } from "react";

export type ReactionName = "heart" | "laugh" | "wow" | "sad" | "yes" | "fire";

/** Drawn in its own colours, because emoji look different on each system and are missing on some. */
export function ReactionIcon({ name, size = 22 }: { name: ReactionName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}

const INK = "#4a2f12";
const line = { fill: "none", stroke: INK, strokeWidth: 1.7, strokeLinecap: "round", strokeLinejoin: "round" } as const;

function face(features: ReactNode): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="10" fill="#ffcf4d" stroke="#d9982a" strokeWidth="1" />
      {features}
    </>
  );
}

const DRAWINGS: Record<ReactionName, ReactNode> = {
  heart: <path fill="#e5304f" d="M12 21 4.2 13.4A5.3 5.3 0 0 1 11.6 5.8l.4.4.4-.4a5.3 5.3 0 0 1 7.4 7.6z" />,
  laugh: face(
    <>
      <path {...line} d="M6.8 9.8 9 8.6 6.8 7.6M17.2 9.8 15 8.6l2.2-1" />
      <path fill={INK} d="M6.6 12.4h10.8a5.4 5.4 0 0 1-10.8 0z" />
      <path fill="#ef6b6b" d="M9 16.6a4.2 4.2 0 0 1 6 0 5.4 5.4 0 0 1-6 0z" />
    </>,
  ),
  wow: face(
    <>
      <circle cx="8.7" cy="9.4" r="1.4" fill={INK} />
      <circle cx="15.3" cy="9.4" r="1.4" fill={INK} />
      <ellipse cx="12" cy="15.8" rx="2.3" ry="3" fill={INK} />
    </>,
  ),
  sad: face(
    <>
      <circle cx="8.7" cy="10.2" r="1.3" fill={INK} />
      <circle cx="15.3" cy="10.2" r="1.3" fill={INK} />
      <path {...line} d="M8.4 17a4.4 4.4 0 0 1 7.2 0" />
      <path fill="#4aa8e8" d="M17.1 12.4c1.3 1.8 1.8 2.6 1.8 3.5a1.8 1.8 0 0 1-3.6 0c0-.9.5-1.7 1.8-3.5z" />
    </>,
  ),
  yes: (
    <path
      fill="#ffcf4d"
      stroke="#b97a1c"
      strokeWidth="1.3"
      strokeLinejoin="round"
      d="M3 11h3.6v10H3zM6.6 12 10.8 3a2.4 2.4 0 0 1 2.5 2.8L12.8 9H19a2 2 0 0 1 2 2.4l-1.5 7.9A2 2 0 0 1 17.5 21H6.6z"
    />
  ),
  fire: (
    <>
      <path
        fill="#f2622e"
        d="M12.3 1.8c.5 3.3-1 4.8-2.7 6.7C7.8 10.4 5.6 12 5.6 15.4a6.4 6.4 0 0 0 12.8 0c0-2.6-1.2-4.3-2.1-5.6-.3 1.3-.9 2.1-1.8 2.5.7-4-.3-8-2.2-10.5z"
      />
      <path fill="#ffc846" d="M12 12c.3 1.7-2.7 2.6-2.7 5.3a2.9 2.9 0 0 0 5.8 0c0-2.3-1.7-3.3-3.1-5.3z" />
    </>
  ),
};
