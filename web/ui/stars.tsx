import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const shape = 'M12 3l2.7 5.9 6.3.8-4.7 4.4 1.3 6.4L12 17.3l-5.6 3.2 1.3-6.4L3 9.7l6.3-.8z';

const leftHalf = 'M12 3v14.3l-5.6 3.2 1.3-6.4L3 9.7l6.3-.8z';

/** `lit`: how much of the star shines, 0, a half or 1. */
function Star({ lit }: { lit: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-[1.05em] ${lit === 1 ? 'fill-star' : 'fill-none stroke-line-strong stroke-[1.6]'}`}
    >
      <path d={shape} />
      {lit === 0.5 && <path d={leftHalf} className="fill-star stroke-none" />}
    </svg>
  );
}

/** How much each of five stars shines for a rating of 1 to 5, to the nearest half: 4.3 to 4.7 are four and a half. */
export const litStars = (rating: number): number[] =>
  [0, 1, 2, 3, 4].map((before) => Math.max(0, Math.min(1, Math.round(rating * 2) / 2 - before)));

/** A rating of 1 to 5 as five stars, to the nearest half; the exact average stands beside it as text. */
export function Stars({ rating, className = 'text-base' }: { rating: number; className?: string }) {
  const label = fill(useTexts('shell').outOf5, { n: Number.isInteger(rating) ? rating : rating.toFixed(1) });
  return (
    <span role="img" aria-label={label} className={`inline-flex gap-0.5 ${className}`}>
      {litStars(rating).map((lit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change places.
        <Star key={i} lit={lit} />
      ))}
    </span>
  );
}

/** Five 44 px radios to give a rating (0: none yet); `labels` are "1 star" to "5 stars". */
export function StarsInput({
  name,
  value,
  labels,
  onChange,
}: {
  name: string;
  value: number;
  labels: readonly string[];
  onChange: (rating: number) => void;
}) {
  return (
    <span className="inline-flex">
      {[1, 2, 3, 4, 5].map((n) => (
        <label
          key={n}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-[1.6rem] has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={n}
            checked={value === n}
            onChange={() => onChange(n)}
            className="sr-only"
          />
          <span className="sr-only">{labels[n - 1]}</span>
          <Star lit={n <= value ? 1 : 0} />
        </label>
      ))}
    </span>
  );
}
