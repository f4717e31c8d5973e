import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { isCustomer } from '#web/consultations/chat/shared/session.ts';
import { formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** Shows the totals of a chat: minutes, charge and refund. */
export function SummaryFigures({ session, t }: { session: ChatSession; t: Messages['chat']['summary'] }) {
  const lang = useLang();
  const customer = isCustomer(session);
  const figures = [
    [t.minutes, formatNumber(session.minutes, lang)],
    [
      customer ? t.charged : t.earned,
      formatRupees(customer ? session.charged - session.refunded : (session.earned ?? 0), lang, {
        paise: true,
      }),
    ],
    ...(session.refunded > 0 ? [[t.refunded, formatRupees(session.refunded, lang, { paise: true })]] : []),
  ];
  return (
    <>
      <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-tile border border-line">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse px-4 py-3">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="tabular font-display text-h3 text-ink lining-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {session.refunded > 0 && (
        <p className="mt-3 text-ink-2">{customer ? t.refundText : t.refundTextAstrologer}</p>
      )}
    </>
  );
}
