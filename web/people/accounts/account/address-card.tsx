import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { AddressLines } from '#web/people/addresses/shared/address-lines.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** Shows a saved address with its actions. The default address is highlighted. */
export function AddressCard({
  address,
  busy,
  onEdit,
  onDefault,
  onRemove,
}: {
  address: SavedAddress;
  busy: boolean;
  onEdit: () => void;
  onDefault: () => void;
  onRemove: () => void;
}) {
  const t = useTexts('addresses');
  const actions = [
    { text: t.edit, run: onEdit },
    ...(address.isDefault ? [] : [{ text: t.makeDefault, run: onDefault }]),
    { text: t.remove, run: onRemove },
  ];
  const badge = address.isDefault && (
    <Badge tone="good" dot={false}>
      {t.standard}
    </Badge>
  );
  return (
    <li
      className={`flex flex-col rounded-tile border-[1.5px] px-5 pt-4 pb-2 leading-normal break-words ${address.isDefault ? 'border-manik-text bg-manik-wash' : 'border-line bg-surface'}`}
    >
      <p className="flex-1">
        <AddressLines address={address} badge={badge} />
      </p>
      <div className="mt-1 -ml-3 flex flex-wrap">
        {actions.map(({ text, run }) => (
          <Button
            key={text}
            kind="ghost"
            size="small"
            disabled={busy}
            aria-label={fill(t.named, { action: text, name: address.name, address: address.address })}
            onClick={run}
            className="min-h-11! text-manik-text!"
          >
            {text}
          </Button>
        ))}
      </div>
    </li>
  );
}
