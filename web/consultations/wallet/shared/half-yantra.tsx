import type { CSSProperties } from 'react';
import { lotusPetals } from '#art/lines/rings.ts';
import { SRI_LOTUSES, SRI_REACH } from '#art/lines/sri-yantra.ts';
import { drawingUrl } from '#web/drawings/drawing.tsx';

const mask = { maskImage: `url(${drawingUrl('sri-yantra')})` } satisfies CSSProperties;

/** The petals of the yantra's two lotuses, a path each, from the inner one outwards and clockwise. */
const petals = SRI_LOTUSES.flatMap((ring) =>
  lotusPetals(ring)
    .split(/(?=M)/)
    .map((path, i) => ({ path, at: i / ring.count })),
);

/** A halo of the card's colour around its figures, which keeps the lines of the yantra away from long ones. */
export const figureHalo =
  '[text-shadow:0_0_5px_var(--nr-haldi),0_0_5px_var(--nr-haldi),0_0_5px_var(--nr-haldi)]';

/**
 * The yantra of a wallet card: its left half at the card's right edge, clear of the buttons. When money has come in
 * (`blooms`), its petals fill one after another, once. The card is `relative overflow-hidden`.
 */
export function HalfYantra({ blooms }: { blooms?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 -right-40 size-72 -translate-y-1/2"
    >
      <span style={mask} className="absolute inset-0 bg-on-haldi opacity-35 [mask-size:contain]" />
      {blooms && (
        <svg
          aria-hidden="true"
          viewBox={`${-SRI_REACH} ${-SRI_REACH} ${2 * SRI_REACH} ${2 * SRI_REACH}`}
          className="absolute inset-0 size-full fill-manik motion-reduce:hidden"
        >
          {petals.map(({ path, at }, i) => (
            <path
              key={path}
              d={path}
              style={{ animationDelay: `${Math.round(at * 900) + (i < SRI_LOTUSES[0].count ? 0 : 300)}ms` }}
              className="animate-[nr-bloom_3.6s_ease-in-out_both]"
            />
          ))}
        </svg>
      )}
    </span>
  );
}
