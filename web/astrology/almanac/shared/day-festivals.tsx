/** Lists festivals and vratas of a day. Renders nothing if there are none. */
export function DayFestivals({
  label,
  festivals,
}: {
  label: string;
  festivals: readonly { key: string; name: string }[];
}) {
  if (festivals.length === 0) return null;
  return (
    <ul aria-label={label} className="written mt-3 flex flex-wrap gap-2">
      {festivals.map(({ key, name }) => (
        <li key={key} className="rounded-control bg-surface px-3 py-1.5 leading-snug font-semibold">
          {name}
        </li>
      ))}
    </ul>
  );
}
