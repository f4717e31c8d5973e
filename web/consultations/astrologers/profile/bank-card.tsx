import { useState } from 'react';
import type { BankDetails, OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BankForm } from './bank-form.tsx';

/** Shows the end of the payout account's number, and a button to change the account. */
export function BankCard({ me }: { me: OwnAstrologer }) {
  const t = useTexts('astrologers').bank;
  const [open, setOpen] = useState(false);
  return (
    <Card className="min-w-0">
      <h2 className="text-h3">{t.title}</h2>
      <p className="text-sm text-ink-2">{t.intro}</p>
      {open ? (
        <BankForm email={me.email} onDone={() => setOpen(false)} />
      ) : (
        <>
          {me.bank ? <Facts bank={me.bank} /> : <p className="mt-4">{t.none}</p>}
          <Button kind="secondary" className="mt-4" onClick={() => setOpen(true)}>
            {me.bank ? t.change : t.add}
          </Button>
        </>
      )}
    </Card>
  );
}

function Facts({ bank }: { bank: BankDetails }) {
  const t = useTexts('astrologers').bank;
  const facts = [
    [t.holder, bank.holder],
    [t.account, fill(t.ending, { end: bank.lastFour })],
    [t.ifsc, bank.ifsc],
    [t.bankName, bank.bankName],
  ] as const;
  return (
    <dl className="mt-3">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5 last:border-0">
          <dt className="text-ink-3">{name}</dt>
          <dd className="tabular min-w-0 text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
