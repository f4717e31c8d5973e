import { Button } from '#web/ui/button.tsx';

/** One second factor of a list: its name, when it was used, and the button that removes it. */
export function FactorRow({
  name,
  notes,
  remove,
  removeNamed,
  onRemove,
}: {
  name: string;
  notes: readonly string[];
  remove: string;
  removeNamed: string;
  onRemove: () => void;
}) {
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <h3 className="font-text text-base font-semibold break-words">{name}</h3>
        <p className="tabular text-sm text-ink-2">
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </p>
      </div>
      <Button kind="secondary" size="small" aria-label={removeNamed} onClick={onRemove}>
        {remove}
      </Button>
    </li>
  );
}
