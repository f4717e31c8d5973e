/** The points of one guna. */
export type GunaPoints = { maximum: number; obtained: number };

const GAP = 3.2; // degrees between two gunas
const PETAL = 'M0 -66C-5.2 -76 -5 -88 0 -97C5 -88 5.2 -76 0 -66Z';
const RING = 60;

const onRing = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * RING).toFixed(1)} ${(Math.sin(angle) * RING).toFixed(1)}`;
};

type Group = { from: number; to: number; petals: { at: number; share: number }[] };

/** Returns the groups of petals, clockwise from the top. `share` is the obtained part of each petal, 0 to 1. */
export function petalGroups(gunas: readonly GunaPoints[]): Group[] {
  const count = gunas.reduce((sum, { maximum }) => sum + maximum, 0);
  const step = (360 - gunas.length * GAP) / count;
  let from = GAP / 2;
  return gunas.map(({ maximum, obtained }) => {
    const petals = Array.from({ length: maximum }, (_, i) => ({
      at: from + (i + 0.5) * step,
      share: Math.min(1, Math.max(0, obtained - i)),
    }));
    const group = { from, to: from + maximum * step, petals };
    from = group.to + GAP;
    return group;
  });
}

/**
 * Shows the matching score as a flower of 36 petals in eight groups, clockwise from the top. A petal is a point,
 * filled as far as it was obtained. The total is inside.
 */
export function ScoreFlower({
  gunas,
  total,
  ofAll,
  label,
}: {
  gunas: readonly GunaPoints[];
  total: number;
  /** "of 36". */
  ofAll: string;
  label: string;
}) {
  return (
    <svg viewBox="-100 -100 200 200" role="img" aria-label={label} className="w-[min(100%,19rem)] lg:w-96">
      <defs>
        <clipPath id="half-petal">
          <rect x="-10" y="-100" width="10" height="40" />
        </clipPath>
      </defs>
      {petalGroups(gunas).map(({ from, to, petals }) => (
        <g key={from}>
          {petals.map(({ at, share }) => (
            <g key={at} transform={`rotate(${at.toFixed(2)})`}>
              {share > 0 && (
                <path
                  d={PETAL}
                  className="fill-(--nr-hero-act)"
                  clipPath={share < 1 ? 'url(#half-petal)' : undefined}
                />
              )}
              <path
                d={PETAL}
                strokeWidth=".8"
                className={`fill-none ${share === 1 ? 'stroke-(--nr-hero-act)' : 'stroke-(--nr-hero-edge)'}`}
              />
            </g>
          ))}
          <path
            d={`M${onRing(from)}A${RING} ${RING} 0 0 1 ${onRing(to)}`}
            strokeWidth="1.2"
            className="fill-none stroke-(--nr-hero-edge) opacity-75"
          />
        </g>
      ))}
      <text
        y="16"
        textAnchor="middle"
        fontSize={Number.isInteger(total) ? 66 : 52}
        className="fill-(--nr-hero-ink) font-display [font-variant-numeric:lining-nums]"
      >
        {total}
      </text>
      <text y="37" textAnchor="middle" fontSize="15" fontWeight="500" className="fill-(--nr-hero-ink)">
        {ofAll}
      </text>
    </svg>
  );
}
