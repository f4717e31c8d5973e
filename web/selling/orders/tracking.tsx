import { ExternalLink } from 'lucide';
import type { Courier } from '#contract/selling/orders/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the courier of an order, and the tracking link. */
export function Tracking({ courier }: { courier: Courier }) {
  const t = useTexts('returns').track;
  const { name, number, url } = courier;
  const facts = [
    [t.carrier, name],
    [t.number, number],
  ].filter(([, value]) => value !== '');
  return (
    <Card>
      <h2 className="mb-1.5 text-h3">{t.title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-2">{label}</dt>
            <dd className="tabular min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'secondary', size: 'small', className: 'mt-3' })}
        >
          {t.open}
          <Icon of={ExternalLink} small />
        </a>
      )}
    </Card>
  );
}
