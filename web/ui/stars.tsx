import type { CSSProperties } from 'react';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Rounds a rating of 1 to 5 to the nearest half star: 4.3 to 4.7 are four and a half. */
export const litStars = (rating: number): number => Math.max(0, Math.min(5, Math.round(rating * 2) / 2));

/** A rating of 1 to 5 as five stars, to the nearest half. The exact average is beside it as text. */
export function Stars({ rating, className = 'text-base' }: { rating: number; className?: string }) {
  const label = fill(useTexts('shell').outOf5, { n: Number.isInteger(rating) ? rating : rating.toFixed(1) });
  const style = { '--lit': litStars(rating) } as CSSProperties;
  return <span role="img" aria-label={label} className={`stars ${className}`} style={style} />;
}
