import { Check, X } from 'lucide';
import { useId } from 'react';
import {
  arcBetween,
  bandBetween,
  inDaylight,
  litMoon,
  onArc,
} from '#web/astrology/reports/shared/sun-path.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A good or bad period on the arc: its instants as on the wire, and in ms. */
export type Band = { name: string; good: boolean; from: string; to: string; start: number; end: number };

/** The sky at the instant of the drawing. The moon is drawn at night only. */
export type Sky = {
  /** How far the sun has come from sunrise (0) to sunset (1), or how far through the night (0 to 1); null on other days. */
  sun: { by: 'day' | 'night'; share: number } | null;
  /** How far the moon has come from its rise to its set, and its angle from the sun in degrees; null while it is down. */
  moon: { share: number; elongation: number } | null;
};

/**
 * Draws the sun's arc from sunrise to sunset with good and bad periods, and what is in the sky now: the sun, or at
 * night the moon in its phase and the sun below the horizon. Phones have no room for the periods' names on the arc:
 * {@link BandList} has them.
 */
export function SunArc({
  sunrise,
  sunset,
  sky,
  bands,
  label,
  ends,
}: {
  sunrise: number;
  sunset: number;
  sky: Sky;
  bands: readonly Band[];
  /** The full text for screen readers. */
  label: string;
  /** The labels of both ends: "6:50 am". */
  ends: { sunrise: string; sunset: string };
}) {
  const glow = useId();
  const parts = bands.flatMap((band) => {
    const part = inDaylight(band, sunrise, sunset);
    return part ? [{ band, ...part, middle: (part.from + part.to) / 2 }] : [];
  });
  return (
    <svg
      viewBox="-14 0 668 232"
      role="img"
      aria-label={label}
      className="mt-5 -ml-2 block w-[calc(100%+1rem)] overflow-visible md:mt-2 lg:m-0 lg:w-full [&_text]:fill-ink [&_text]:text-[29px] md:[&_text]:text-[17px] print:[&_text]:text-[17px]"
    >
      <defs>
        <linearGradient id={glow} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--nr-haldi)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--nr-haldi)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`${arcBetween(0, 1)}Z`} fill={`url(#${glow})`} />
      <path d="M8 190H632" className="stroke-ink/30" />
      <path
        d={arcBetween(0, 1)}
        className="fill-none stroke-ink/55"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      {parts.map(({ band, from, to, middle }) => (
        <g key={`${band.name} ${band.start}`}>
          <path
            d={bandBetween(from, to)}
            strokeWidth="9"
            strokeLinecap="round"
            className={`fill-none ${band.good ? 'stroke-panna' : 'stroke-moonga'}`}
          />
          <text
            {...nameAt(
              middle,
              band.good,
              parts.filter((other) => other.band.good === band.good).map((other) => other.middle),
            )}
            className="font-medium max-md:hidden print:block"
          >
            {band.name}
          </text>
        </g>
      ))}
      <Lights sky={sky} />
      <text x="40" y="216" textAnchor="middle" className="font-semibold">
        {ends.sunrise}
      </text>
      <text x="600" y="216" textAnchor="middle" className="font-semibold">
        {ends.sunset}
      </text>
    </svg>
  );
}

const MOON_RADIUS = 15;

/** The sun on the arc or below the horizon, and the moon of the night. */
function Lights({ sky: { sun, moon } }: { sky: Sky }) {
  if (!sun) return null;
  if (sun.by === 'day') {
    const { x, y } = onArc(sun.share);
    return (
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="20" className="fill-haldi opacity-35" />
        <circle r="11" fill="#f0a91a" stroke="#fff" strokeWidth="2.5" />
      </g>
    );
  }
  // Under the earth the sun goes back from west to east. It stays between the times at both ends.
  const below = onArc(0.84 - 0.68 * sun.share);
  const up = moon && onArc(moon.share);
  return (
    <>
      <circle
        cx={below.x.toFixed(1)}
        cy="211"
        r="9"
        strokeWidth="2"
        strokeDasharray="3 3"
        className="fill-haldi/40 stroke-ink/55"
      />
      {up && (
        <g transform={`translate(${up.x.toFixed(1)} ${up.y.toFixed(1)})`}>
          <circle r={MOON_RADIUS} className="fill-night" />
          <path d={litMoon(moon.elongation, MOON_RADIUS)} fill="#fdf6e3" />
          <circle r={MOON_RADIUS} strokeWidth="2" className="fill-none stroke-ink/55" />
        </g>
      )}
    </>
  );
}

/** Names the periods of the arc with their times, in the order of the day, where the arc has no room for names. */
export function BandList({ bands, times }: { bands: readonly Band[]; times: (band: Band) => string }) {
  return (
    <ul className="mt-2 grid gap-1 text-sm md:hidden print:hidden">
      {bands
        .toSorted((a, b) => a.start - b.start)
        .map((band) => (
          <li key={`${band.name} ${band.start}`} className="flex items-center gap-2">
            <Icon of={band.good ? Check : X} small className={band.good ? 'text-panna' : 'text-moonga'} />
            <span className="min-w-0 flex-1">{band.name}</span>
            <span className="tabular whitespace-nowrap text-ink-2">{times(band)}</span>
          </li>
        ))}
    </ul>
  );
}

type NameAt = { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' };

/**
 * Returns the position of a period's name: above or below the arc at its top, outside it on its flanks, inside it
 * near the ground. `all` are the middles of the periods of the same kind.
 */
function nameAt(middle: number, good: boolean, all: readonly number[]): NameAt {
  const { x, y } = onArc(middle);
  if (middle > 0.35 && middle < 0.65) {
    const under = y + (good ? -14 : 42);
    // Two neighbours: the names go apart from the line between them.
    const near = all.find((other) => other !== middle && Math.abs(other - middle) < 0.2);
    if (near === undefined) return { x, y: under, textAnchor: 'middle' };
    return near > middle
      ? { x: x + 22, y: under, textAnchor: 'end' }
      : { x: x - 22, y: under, textAnchor: 'start' };
  }
  const towardsNoon = middle < 0.5 ? 1 : -1;
  const nearGround = middle < 0.15 || middle > 0.85;
  const side = nearGround ? towardsNoon : -towardsNoon;
  const from = nearGround ? { x: 26, y: 10 } : { x: 16, y: -4 };
  return { x: x + side * from.x, y: y + from.y, textAnchor: side > 0 ? 'start' : 'end' };
}
