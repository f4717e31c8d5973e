import { formatRupees } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';
import { Chip } from '#web/ui/chip.tsx';

/** Common amounts in rupees, to choose one. They fill the field beside them. */
export function AmountChips({
  label,
  amounts,
  chosen,
  onChoose,
}: {
  /** Accessible name of the group. */
  label: string;
  amounts: readonly number[];
  chosen: number;
  onChoose: (amount: number) => void;
}) {
  const lang = useLang();
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons that fill a field, not a fieldset.
    <div role="group" aria-label={label} className="mt-4 grid grid-cols-4 gap-2">
      {amounts.map((one) => (
        <Chip
          key={one}
          chosen={chosen === one}
          onClick={() => onChoose(one)}
          className="tabular min-h-12 px-1!"
        >
          {formatRupees(one, lang)}
        </Chip>
      ))}
    </div>
  );
}
