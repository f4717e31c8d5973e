import { lotusPetals } from '#art/lines/rings.ts';
import { zodiacPath } from '#art/lines/zodiac.ts';
import type { Sign } from '#contract/astrology/horoscope/zodiac.ts';

const RING = 'medal-ring';
const petals = lotusPetals({ count: 24, inner: 78, outer: 90.5 });

/** Defines the ring of all medals as a shared SVG group. Render it once, anywhere on the page. */
export function MedalRing() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <g id={RING}>
          <path d={petals} />
          <circle r="78" />
          <circle r="73" />
        </g>
      </defs>
    </svg>
  );
}

/**
 * Shows a sign's glyph in a ring of 24 petals (see {@link MedalRing}). `className` sets the size; `large` is for the
 * haldi niche.
 */
export function Medal({ sign, large, className }: { sign: Sign; large?: boolean; className: string }) {
  return (
    <span className={`relative grid aspect-square place-items-center ${className}`}>
      <svg
        viewBox="-100 -100 200 200"
        aria-hidden="true"
        className={`absolute inset-0 size-full fill-none ${large ? 'stroke-(--nr-hero-edge) stroke-[.9]' : 'stroke-gomed/55 stroke-[1.8]'}`}
      >
        <use href={`#${RING}`} />
      </svg>
      <Glyph
        sign={sign}
        width={large ? 1.1 : 1.5}
        className={`relative ${large ? 'size-[46%] text-(--nr-hero-ink)' : 'size-1/2 text-manik-text'}`}
      />
    </span>
  );
}

/** Shows a sign's glyph in the text colour; `width` is the stroke width in a box of 24. */
export function Glyph({ sign, width = 1.5, className }: { sign: Sign; width?: number; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={zodiacPath(sign)} />
    </svg>
  );
}
