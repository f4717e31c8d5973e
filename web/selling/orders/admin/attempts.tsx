import { useState } from 'react';
import type { PaymentAttempt } from '#contract/selling/orders/admin.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { formatDateTime, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const tones: Record<string, BadgeTone> = { SUCCESS: 'good', PENDING: 'warn', FAILED: 'bad', FLAGGED: 'bad' };

/** Lists the payment attempts of an order. The gateway is queried on demand. */
export function Attempts({ orderId }: { orderId: string }) {
  const t = useTexts('orders/admin').money;
  const lang = useLang();
  const [attempts, setAttempts] = useState<PaymentAttempt[] | null>(null);
  const {
    save: ask,
    busy,
    problem,
  } = useSave(
    async () => {
      const response = await api('GET /api/admin/orders/{id}/attempts', { params: { id: orderId } });
      setAttempts(response.attempts);
    },
    { onError: (error) => messageOf(error, t.attemptsFailed) },
  );

  const words: Record<string, string> = t.attempt;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-text text-base font-semibold">{t.attempts}</h3>
        <Button kind="secondary" size="small" busy={busy} onClick={ask}>
          {t.askAttempts}
        </Button>
      </div>
      <div aria-live="polite" className="mt-2 text-sm">
        {problem && <p className="text-moonga">{problem}</p>}
        {attempts?.length === 0 && <p className="text-ink-2">{t.noAttempts}</p>}
        <ul className="grid gap-2.5">
          {attempts?.map((one) => (
            <li key={one.id}>
              <span className="flex flex-wrap items-center gap-2">
                <span translate="no" className="tabular font-semibold">
                  {formatRupees(one.amount, lang)}
                </span>
                <Badge tone={tones[one.status] ?? 'off'}>{words[one.status] ?? one.status}</Badge>
              </span>
              <span className="tabular break-words text-ink-3">
                {one.at && (
                  <time translate="no" dateTime={one.at}>
                    {formatDateTime(one.at, lang)}
                  </time>
                )}
                <span>{` · ${one.id}`}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
