import { fill, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Shows the wallet balance in rupees, and the minutes it covers at the lowest price online. */
export function BalanceCard({
  balance,
  rate,
  onAdd,
}: {
  balance: number;
  /** The lowest price a minute among online astrologers; null when none is online. */
  rate: number | null;
  onAdd: () => void;
}) {
  const t = useTexts('chat').list;
  const lang = useLang();
  return (
    <div className="mb-5 flex items-center justify-between gap-4 rounded-tile bg-haldi-soft px-4.5 py-3.5">
      <p>
        <span className="block text-sm text-ink-2">{t.balance}</span>
        <b translate="no" className="tabular font-semibold">
          {formatRupees(balance, lang, { paise: true })}
        </b>{' '}
        {rate !== null && balance >= rate && (
          <span className="text-sm text-ink-2">
            {fill(t.at, {
              minutes: plural(t.lasts, Math.floor(balance / rate), lang),
              rate: formatRupees(rate, lang),
            })}
          </span>
        )}
      </p>
      <Button kind="secondary" size="small" className="min-h-11! shrink-0" onClick={onAdd}>
        {t.addMoney}
      </Button>
    </div>
  );
}
