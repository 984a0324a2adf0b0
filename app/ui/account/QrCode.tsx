import * as account from "./account.css";

interface QrCodeProps {
  /** The dark squares as an SVG path, in a square of `size` that includes the margin. */
  picture: { size: number; path: string };
  label: string;
}

/** A QR code, dark on light under every template: many cameras read nothing else. */
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
