import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { AddMoneySheet } from '#web/consultations/wallet/add-money-sheet.tsx';
import { BalanceCard, MonthCard } from '#web/consultations/wallet/balance-card.tsx';
import { monthsSince, namesOf } from '#web/consultations/wallet/lines.ts';
import { StatementCard } from '#web/consultations/wallet/statement-card.tsx';
import { Transactions } from '#web/consultations/wallet/transactions.tsx';
import { useReturnedPayment } from '#web/consultations/wallet/use-returned-payment.ts';
import { WithdrawDialog } from '#web/consultations/wallet/withdraw-dialog.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { readSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { Route } from './+types/wallet';

export const handle: PageHandle = { astrologers: true };

export async function clientLoader() {
  const session = readSession();
  const isAstrologer = session?.role === 'astrologer';
  const texts = await loadTexts(pageLang(), ['wallet', 'shell']);
  // Names and rates are optional: the wallet is shown without them.
  const [chats, listed] = await Promise.all([
    api('GET /api/chat/mine', { query: { limit: 50 } }).catch(() => null),
    isAstrologer ? null : api('GET /api/astrologers/list').catch(() => null),
  ]);
  const rates = listed?.map(({ pricePerMinute }) => pricePerMinute) ?? [];
  const known = {
    isAstrologer,
    names: namesOf(chats?.sessions ?? [], session?.userId ?? ''),
    lowestRate: rates.length > 0 ? Math.min(...rates) : null,
  };
  const { title, loadFailed: failed, retry } = texts.wallet;
  const [{ wallet }, { transactions, next }] = await load(
    Promise.all([api('GET /api/payment/wallet/me'), api('GET /api/payment/wallet/transactions')]),
    { title, failed, retry },
  );
  return { texts, known, shown: { wallet, transactions, next } };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.wallet.title, brand: shopNameIn(matches) }) : [];
}

/** The wallet: balance, credits and charges. */
export default function WalletPage({ loaderData: { known, shown } }: Route.ComponentProps) {
  const t = useTexts('wallet');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'add' | 'withdraw' | null>(null);
  const payment = useReturnedPayment(revalidate);
  const close = () => setOpen(null);
  return (
    <div className="wrap pt-5 pb-16 lg:pt-9 lg:pb-24">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="mb-5 text-h1">{t.title}</h1>
          {(payment === 'checking' || payment === 'late') && (
            <Banner tone="info" className="mb-4">
              {payment === 'late' ? t.add.late : t.add.checking}
            </Banner>
          )}
          <BalanceCard
            wallet={shown.wallet}
            blooms={payment === 'arrived'}
            onAdd={() => setOpen('add')}
            onWithdraw={known.isAstrologer ? () => setOpen('withdraw') : null}
          />
          <MonthCard wallet={shown.wallet} lowestRate={known.lowestRate} isAstrologer={known.isAstrologer} />
          <p className="mt-3 text-sm text-ink-2">
            <span>{known.isAstrologer ? t.noteAstrologer : t.note}</span>
            {known.isAstrologer && <span className="block">{t.withdraw.minimumNote}</span>}
          </p>
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Transactions
            key={shown.transactions[0]?.id ?? ''}
            first={shown.transactions}
            next={shown.next}
            names={known.names}
            isAstrologer={known.isAstrologer}
          />
        </div>
        <StatementCard months={monthsSince(shown.wallet.created_at, Date.now())} />
        <AddMoneySheet open={open === 'add'} onClose={close} />
        {known.isAstrologer && (
          <WithdrawDialog
            open={open === 'withdraw'}
            onClose={close}
            withdrawable={shown.wallet.withdrawable}
            onSent={() => {
              close();
              void revalidate();
            }}
          />
        )}
      </div>
    </div>
  );
}
