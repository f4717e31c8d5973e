import { Copy } from 'lucide';
import { useTexts } from '#web/texts/use-texts.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Shows a value of a payment that buyers type into their app, with a button that copies it. */
export function CopyValue({
  name,
  value,
  copy,
  hint,
}: {
  name: string;
  value: string;
  /** The name of the button. */
  copy: string;
  hint?: string;
}) {
  const t = useTexts('payments/upi');
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="flex items-center justify-between gap-3">
        <span translate="no" className="tabular font-semibold wrap-anywhere">
          {value}
        </span>
        <IconButton icon={Copy} label={copy} onClick={() => void copyText(value, t)} />
      </dd>
      {hint && <dd className="text-sm text-ink-2">{hint}</dd>}
    </div>
  );
}
