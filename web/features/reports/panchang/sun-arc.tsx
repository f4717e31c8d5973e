import { useId } from 'react';
import { arcBetween, bandBetween, inDaylight, onArc, shareOfDay } from './sun-path.ts';

/** A good or bad period on the arc. `name` is drawn if there is room for it. Instants in ms. */
export type Band = { name: string | null; good: boolean; start: number; end: number };

/** Draws the sun's arc from sunrise to sunset with good and bad periods, and the sun at `now`. */
export function SunArc({
  sunrise,
  sunset,
  now,
  bands,
  label,
  ends,
}: {
  sunrise: number;
  sunset: number;
  /** An instant in ms. Outside of daylight no sun is drawn. */
  now: number;
  bands: readonly Band[];
  /** The full text for screen readers. */
  label: string;
  /** The labels of both ends: "6:50 am". */
  ends: { sunrise: string; sunset: string };
}) {
  const sky = useId();
  const at = shareOfDay(now, sunrise, sunset);
  const sun = at >= 0 && at <= 1 ? onArc(at) : null;
  return (
    <svg
      viewBox="-14 0 668 232"
      role="img"
      aria-label={label}
      className="mt-5 -ml-2 block w-[calc(100%+1rem)] overflow-visible md:mt-2 lg:m-0 lg:w-full [&_text]:fill-ink [&_text]:text-[29px] md:[&_text]:text-[17px] print:[&_text]:text-[17px]"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--nr-haldi)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--nr-haldi)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`${arcBetween(0, 1)}Z`} fill={`url(#${sky})`} />
      <path d="M8 190H632" className="stroke-ink/30" />
      <path
        d={arcBetween(0, 1)}
        className="fill-none stroke-ink/55"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      {bands.map((band) => (
        <BandOnArc key={`${band.name} ${band.start}`} band={band} sunrise={sunrise} sunset={sunset} />
      ))}
      {sun && (
        <g transform={`translate(${sun.x.toFixed(1)} ${sun.y.toFixed(1)})`}>
          <circle r="20" className="fill-haldi opacity-35" />
          <circle r="11" fill="#f0a91a" stroke="#fff" strokeWidth="2.5" />
        </g>
      )}
      <text x="40" y="216" textAnchor="middle" className="font-semibold">
        {ends.sunrise}
      </text>
      <text x="600" y="216" textAnchor="middle" className="font-semibold">
        {ends.sunset}
      </text>
    </svg>
  );
}

type NameAt = { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' };

/**
 * Returns the position of a period's name: above or below the arc at its top, outside it on its flanks, inside it
 * near the ground.
 */
function nameAt(middle: number, good: boolean): NameAt {
  const { x, y } = onArc(middle);
  if (middle > 0.3 && middle < 0.7) return { x, y: y + (good ? -14 : 42), textAnchor: 'middle' };
  const towardsNoon = middle < 0.5 ? 1 : -1;
  const nearGround = middle < 0.15 || middle > 0.85;
  const side = nearGround ? towardsNoon : -towardsNoon;
  const from = nearGround ? { x: 26, y: 10 } : { x: 16, y: -4 };
  return { x: x + side * from.x, y: y + from.y, textAnchor: side > 0 ? 'start' : 'end' };
}

function BandOnArc({ band, sunrise, sunset }: { band: Band; sunrise: number; sunset: number }) {
  const part = inDaylight(band, sunrise, sunset);
  if (!part) return null;
  const middle = (part.from + part.to) / 2;
  return (
    <>
      <path
        d={bandBetween(part.from, part.to)}
        strokeWidth="9"
        strokeLinecap="round"
        className={`fill-none ${band.good ? 'stroke-panna' : 'stroke-moonga'}`}
      />
      {band.name && (
        <text {...nameAt(middle, band.good)} className="font-medium">
          {band.name}
        </text>
      )}
    </>
  );
}
