import type { Risk } from '#contract/selling/orders/admin.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Returns a mark of risk in a sentence. */
export const riskWords = ({ kind, n }: Risk, t: Messages['orders/care'], lang: Lang): string =>
  plural(t.risk.kinds[kind], n, lang);

/** Lists the marks of risk of an order with their reasons. Shows nothing without marks. */
export function RiskBanner({ risks }: { risks: readonly Risk[] }) {
  const t = useTexts('orders/care');
  const lang = useLang();
  if (risks.length === 0) return null;
  return (
    <Banner tone="warn" className="mb-4">
      <p>{t.risk.title}</p>
      <ul className="mt-1 list-disc pl-5 font-normal">
        {risks.map((risk) => (
          <li key={risk.kind}>{riskWords(risk, t, lang)}</li>
        ))}
      </ul>
      <p className="mt-1 text-sm font-normal">{t.risk.note}</p>
    </Banner>
  );
}

/** The badges of an order in the list: on hold, and its marks of risk. The reasons are their titles. */
export function CareBadges({ hold, risks }: { hold: string | null; risks: readonly Risk[] }) {
  const t = useTexts('orders/care');
  const lang = useLang();
  if (hold === null && risks.length === 0) return null;
  const reasons = risks.map((risk) => riskWords(risk, t, lang)).join(' ');
  return (
    <span className="flex flex-wrap gap-1.5 pb-1 font-normal">
      {hold !== null && (
        <span title={hold}>
          <Badge tone="bad">{t.hold.badge}</Badge>
          <span className="sr-only">{`: ${hold}`}</span>
        </span>
      )}
      {risks.length > 0 && (
        <span title={reasons}>
          <Badge tone="warn">{plural(t.risk.badge, risks.length, lang)}</Badge>
          <span className="sr-only">{`: ${reasons}`}</span>
        </span>
      )}
    </span>
  );
}
