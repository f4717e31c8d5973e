import { figureHalo, HalfYantra } from '#web/consultations/wallet/shared/half-yantra.tsx';
import { formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

/**
 * Shows the wallet balance on the account home, with a link to the wallet. `balance` is in rupees. Needs the
 * texts `accounts/home`.
 */
export function WalletGlance({ balance }: { balance: number }) {
  const t = useTexts('accounts/home');
  const lang = useLang();
  return (
    <section
      aria-labelledby="wallet-glance"
      className="relative overflow-hidden rounded-tile bg-haldi p-5 text-on-haldi md:p-6"
    >
      <HalfYantra />
      <h2 id="wallet-glance" className="relative font-text text-base font-semibold">
        {t.wallet}
      </h2>
      <p translate="no" className={`tabular relative font-display text-[2.6rem] leading-tight ${figureHalo}`}>
        {formatRupees(balance, lang, { paise: true })}
      </p>
      <LinkButton to="/wallet" kind="ink" className="relative mt-4 bg-on-haldi! text-haldi!">
        {t.addMoney}
      </LinkButton>
    </section>
  );
}
