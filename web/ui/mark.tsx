/** The logo: nine squares turned by 45 degrees, the centre one ruby red. At least 20 px. */
export function Mark({ className = 'size-[2.1rem]', onNight }: { className?: string; onNight?: boolean }) {
  const stones = [-7, 0, 7].flatMap((y) =>
    [-7, 0, 7].map((x) => ({ x, y, half: x === 0 && y === 0 ? 3.7 : 2.75 })),
  );
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <g transform="rotate(45 16 16)" className={onNight ? 'fill-on-night' : 'fill-ink'}>
        {stones.map(({ x, y, half }) => (
          <rect
            key={`${x} ${y}`}
            x={16 + x - half}
            y={16 + y - half}
            width={half * 2}
            height={half * 2}
            rx=".7"
            className={half > 3 ? (onNight ? 'fill-[#fc94a5]' : 'fill-manik-text') : undefined}
          />
        ))}
      </g>
    </svg>
  );
}
