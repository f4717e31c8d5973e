import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { lotus } from '#art/lines/lotus.ts';
import './lotus.css';

/** One petal: its name with its points, where it leads without script, and the obtained part of each point, 0 to 1. */
export type Petal = { key: string; name: string; href: string; shares: readonly number[] };

const RING = { inner: 55, outer: 98.5 };

/** Side of a petal's button, in units of the drawing: the largest that fits into a petal of ten. */
const SQUARE = 24;

/** The steps of the arrow keys around the lotus. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns the leaves of a petal that `obtained` of `maximum` points fill, each with its share. */
export const sharesOf = (obtained: number, maximum: number): number[] =>
  Array.from({ length: maximum }, (_, i) => Math.min(1, Math.max(0, obtained - i)));

/**
 * Draws a lotus with the total inside. A petal is one thing that is compared, and a leaf in it is a point, filled as far as it was
 * obtained. A press opens a petal; the petals are one stop of the Tab key, and the arrows lead around. Without script a petal is a
 * link to the same facts further down.
 */
export function Lotus({
  petals,
  label,
  total,
  ofAll,
  chosen,
  onChoose,
  className = '',
}: {
  petals: readonly Petal[];
  label: string;
  total: number;
  /** "of 36". */
  ofAll: string;
  chosen: string | null;
  onChoose: (key: string | null) => void;
  className?: string;
}) {
  const clip = useId();
  const buttons = useRef<(HTMLAnchorElement | null)[]>([]);
  const shapes = useMemo(
    () =>
      lotus(
        petals.map(({ shares }) => shares.length),
        RING,
      ),
    [petals],
  );
  const at = Math.max(
    0,
    petals.findIndex(({ key }) => key === chosen),
  );
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (step) buttons.current[(index + step + petals.length) % petals.length]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onChoose(petals[index]?.key ?? null);
    else if (event.key === 'Escape') onChoose(null);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in.
    <svg
      viewBox="-100 -100 200 200"
      role="group"
      aria-label={label}
      className={`lotus block touch-manipulation select-none ${className}`}
    >
      <defs>
        <clipPath id={clip}>
          <rect x="-10" y="-100" width="10" height="50" />
        </clipPath>
      </defs>
      {petals.map(({ key, name, href, shares }, i) => (
        <g key={key}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer. Its button is below. */}
          <path d={shapes[i]?.path} className="petal" onClick={() => onChoose(key)} />
          {/* biome-ignore lint/a11y/useSemanticElements: HTML has no button in a drawing. */}
          <a
            href={href}
            role="button"
            aria-label={name}
            aria-pressed={key === chosen}
            tabIndex={i === at ? 0 : -1}
            ref={(element) => {
              buttons.current[i] = element;
            }}
            onClick={(event) => {
              event.preventDefault();
              onChoose(key);
            }}
            onKeyDown={(event) => onKey(event, i)}
          >
            <rect
              x={(shapes[i]?.middle[0] ?? 0) - SQUARE / 2}
              y={(shapes[i]?.middle[1] ?? 0) - SQUARE / 2}
              width={SQUARE}
              height={SQUARE}
            />
          </a>
          <g className="leaves">
            {shapes[i]?.leaves.map(({ at: degrees, path }, leaf) => {
              const share = shares[leaf] ?? 0;
              return (
                <g key={degrees} transform={`rotate(${degrees.toFixed(2)})`}>
                  {share > 0 && (
                    <path d={path} data-filled clipPath={share < 1 ? `url(#${clip})` : undefined} />
                  )}
                  <path d={path} data-full={share === 1 || undefined} />
                </g>
              );
            })}
          </g>
        </g>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus. The label says it. */}
      <g aria-hidden="true">
        <text
          y="13"
          textAnchor="middle"
          fontSize={Number.isInteger(total) ? 56 : 42}
          className="font-display [font-variant-numeric:lining-nums]"
        >
          {total}
        </text>
        <text y="33" textAnchor="middle" fontSize="13.5" fontWeight="500">
          {ofAll}
        </text>
      </g>
    </svg>
  );
}
