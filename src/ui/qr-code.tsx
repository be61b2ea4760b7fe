import { encode } from 'uqr';

interface QrCodeProps {
  /** Content of the code. */
  text: string;
  /** Alternative text. */
  label: string;
}

/**
 * A QR code with its quiet zone, generated on this device; black on white in the dark theme too, for cameras.
 */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-64 max-w-full rounded-card"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
