/** A square with rounded corners, around a centre, as a path. The path's line is 1.4 wide and rounds the corners. */
const stone = (x: number, y: number, half: number): string =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h-${2 * half}z`;

const outer = [9, 16, 23].flatMap((y) =>
  [9, 16, 23].map((x) => (x === 16 && y === 16 ? '' : stone(x, y, 2.05))),
);
const stones = outer.join('');
const centre = stone(16, 16, 3);

/** The logo: nine squares turned by 45 degrees, the centre one ruby red. At least 20 px. */
export function Mark({ className = 'size-[2.1rem]', onNight }: { className?: string; onNight?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <g
        transform="rotate(45 16 16)"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <path d={stones} className={onNight ? 'text-on-night' : 'text-ink'} />
        <path d={centre} className={onNight ? 'text-[#fc94a5]' : 'text-manik-text'} />
      </g>
    </svg>
  );
}
