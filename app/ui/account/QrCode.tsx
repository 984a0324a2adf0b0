import * as account from "./account.css";

interface QrCodeProps {
  /** The dark squares as an SVG path, on a ground of `size` by `size` with its margin. */
  picture: { size: number; path: string };
  label: string;
}

/** Dark on light whatever the template: a camera reads nothing else for sure. */
export function QrCode({ picture: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={account.qrCode}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
