import { Minus, Plus } from 'lucide';
import { Icon } from '../icon.tsx';

/**
 * A quantity: minus, the number, plus. Minus is disabled at 1 (removing is a separate action), plus at `max`. With
 * `onLimit`, a press beyond `max` calls it to show a message.
 */
export function QuantityStepper({
  value,
  max,
  busy,
  onChange,
  onLimit,
  texts,
}: {
  value: number;
  max: number;
  busy?: boolean;
  onChange: (value: number) => void;
  onLimit?: () => void;
  texts: { label: string; less: string; more: string };
}) {
  const button = 'grid h-full w-11.5 place-items-center disabled:opacity-35 aria-disabled:opacity-35';
  const full = value >= max;
  return (
    <fieldset
      aria-label={texts.label}
      aria-busy={busy || undefined}
      className="inline-flex h-12 items-center rounded-control border-[1.5px] border-line-strong"
    >
      <button
        type="button"
        aria-label={texts.less}
        disabled={value <= 1}
        onClick={() => busy || onChange(value - 1)}
        className={button}
      >
        <Icon of={Minus} small />
      </button>
      <output className="tabular min-w-8 text-center font-semibold">{value}</output>
      <button
        type="button"
        aria-label={texts.more}
        disabled={full && !onLimit}
        aria-disabled={full || undefined}
        onClick={() => busy || (full ? onLimit?.() : onChange(value + 1))}
        className={button}
      >
        <Icon of={Plus} small />
      </button>
    </fieldset>
  );
}
