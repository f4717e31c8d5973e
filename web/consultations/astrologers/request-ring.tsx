const radius = 21;
const around = 2 * Math.PI * radius;
const soonSeconds = 40;

/** Shows the seconds left of a request as a ring that empties; red below 40. */
export function RequestRing({ left, of, label }: { left: number; of: number; label: string }) {
  const share = Math.max(0, Math.min(1, left / of));
  const soon = left < soonSeconds;
  return (
    <span role="timer" aria-label={label} className="relative grid size-14 shrink-0 place-items-center">
      <svg viewBox="-24 -24 48 48" aria-hidden="true" className="absolute inset-0 -rotate-90 fill-none">
        <circle r={radius} strokeWidth="4" className="stroke-tile" />
        <circle
          r={radius}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
          className={`transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none ${soon ? 'stroke-moonga' : 'stroke-panna'}`}
        />
      </svg>
      <span aria-hidden="true" className={`tabular font-semibold ${soon ? 'text-moonga' : ''}`}>
        {left}
      </span>
    </span>
  );
}
