import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import type { Wallet } from '#contract/consultations/wallet/endpoints.ts';
import { figureHalo, HalfYantra } from '#web/consultations/wallet/shared/half-yantra.tsx';
import { fill, formatDate, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the balance prominently, with buttons to add money or withdraw. */
export function BalanceCard({
  wallet,
  blooms,
  onAdd,
  onWithdraw,
}: {
  wallet: Wallet;
  /** A top-up has just come in. */
  blooms: boolean;
  onAdd: () => void;
  /** For astrologers only. */
  onWithdraw: (() => void) | null;
}) {
  const t = useTexts('wallet');
  const lang = useLang();
  return (
    <section
      aria-label={t.balance}
      className="relative overflow-hidden rounded-panel bg-haldi p-6 text-on-haldi shadow-1"
    >
      <HalfYantra blooms={blooms} />
      <p className="relative font-semibold">{t.balance}</p>
      <p
        translate="no"
        className={`tabular relative mt-1 font-display text-[clamp(2.6rem,9vw,3.6rem)] leading-none ${figureHalo}`}
        aria-live="polite"
      >
        {formatRupees(wallet.balance, lang, { paise: true })}
      </p>
      <div className="relative mt-8 flex flex-wrap gap-3">
        <Button kind="ink" onClick={onAdd} className="bg-on-haldi! text-haldi!">
          <Icon of={Plus} />
          {t.add.open}
        </Button>
        {onWithdraw && (
          <Button kind="ghost" onClick={onWithdraw} className="border-on-haldi! bg-haldi! text-on-haldi!">
            {t.withdraw.open}
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * Shows this month's income and spending, and how long the balance lasts (for an astrologer, what can be withdrawn).
 */
export function MonthCard({
  wallet,
  lowestRate,
  isAstrologer,
}: {
  wallet: Wallet;
  /** The price a minute of the least expensive astrologer, in rupees; null when none is listed. */
  lowestRate: number | null;
  isAstrologer: boolean;
}) {
  const t = useTexts('wallet');
  const lang = useLang();
  const month = formatDate(Date.now(), lang, { month: 'long' });
  const rupees = (amount: number) => formatRupees(amount, lang, { paise: true });
  return (
    <dl className="mt-4 grid grid-cols-2 overflow-hidden rounded-tile border border-line bg-surface">
      <Fact name={fill(isAstrologer ? t.earnedIn : t.addedIn, { month })}>
        {rupees(wallet.added_this_month)}
      </Fact>
      <Fact name={isAstrologer ? fill(t.paidOutIn, { month }) : t.spent} className="border-l border-line">
        {rupees(isAstrologer ? wallet.paid_out_this_month : wallet.spent_this_month)}
      </Fact>
      {isAstrologer ? (
        <>
          <Fact name={t.withdrawable} className="border-t border-line">
            {rupees(wallet.withdrawable)}
          </Fact>
          <Fact name={t.onItsWay} className="border-t border-l border-line">
            {rupees(wallet.on_its_way)}
          </Fact>
        </>
      ) : (
        lowestRate !== null && (
          <Fact name={t.minutes.title} className="col-span-2 border-t border-line">
            {fill(t.minutes.at, {
              minutes: plural(t.minutes.left, Math.floor(wallet.balance / lowestRate), lang),
              rate: rupees(lowestRate),
            })}
          </Fact>
        )
      )}
    </dl>
  );
}

function Fact({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`px-4 py-3 ${className}`}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}
