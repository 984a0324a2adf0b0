import * as css from "./Bloom.css";

/** A decorative flower with this number of petals. */
export function Bloom({ petals, tone = "accent" }: { petals: 2 | 3 | 5 | 8; tone?: "accent" | "support" | "soft" }) {
  const opens = petals < 5;
  const turn = opens ? 60 / (petals - 1) : 360 / petals;
  const first = opens ? -30 : 0;
  const middle = opens ? 88 : 50;
  const reach = opens ? "1.15 1.65" : "1";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={css.bloom[tone]}>
      {Array.from({ length: petals }, (_, index) => (
        <path
          key={index}
          className={index % 2 === 0 ? css.petal : css.otherPetal}
          d="M0 0C-19 -12 -21 -47 0 -47C21 -47 19 -12 0 0Z"
          transform={`translate(50 ${middle}) rotate(${first + index * turn}) scale(${reach})`}
        />
      ))}
      {!opens && <circle cx="50" cy="50" r="9" className={css.heart} />}
    </svg>
  );
}
