import { encode } from 'uqr';

/** Draws the QR code of a text, dark on white in both themes, with the quiet zone of four modules. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-[.5rem] bg-white ${className}`}
    >
      <path d={path} fill="#2b171f" />
    </svg>
  );
}
