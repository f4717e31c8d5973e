import type { CSSProperties } from 'react';
import { drawingUrl } from '#web/drawings/drawing.tsx';
import { formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const mask = { maskImage: `url(${drawingUrl('sri-yantra')})` } satisfies CSSProperties;

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
      <span
        aria-hidden="true"
        style={mask}
        className="absolute -right-12 -bottom-20 size-56 bg-on-haldi opacity-35 [mask-size:contain]"
      />
      <h2 id="wallet-glance" className="font-text text-base font-semibold">
        {t.wallet}
      </h2>
      <p className="tabular relative font-display text-[2.6rem] leading-tight">
        {formatRupees(balance, lang, { paise: true })}
      </p>
      <LinkButton to="/wallet" kind="ink" className="relative mt-4 bg-on-haldi! text-haldi!">
        {t.addMoney}
      </LinkButton>
    </section>
  );
}
