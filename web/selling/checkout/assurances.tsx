import { type IconNode, Lock, PackageX, RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import type { SiteDetails } from '#contract/base/site/details.ts';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import { lineName } from '#web/selling/cart/shared/line.ts';
import { fill, formatList, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/**
 * Shows what is secure and what can be returned, by the policies that decide it. Made-to-order products are named,
 * because only those that arrive wrong can be returned.
 */
export function Assurances({
  returns,
  lines,
  items,
}: {
  /** Null when the policies could not be loaded. */
  returns: SiteDetails['returns'] | null;
  lines: Quote['items'];
  items: readonly CartItem[];
}) {
  const t = useTexts('checkout').assurances;
  const lang = useLang();
  const customised = lines.filter((line) => line.customised);
  const returnable = customised.length < lines.length;
  const names = customised.map((line) => {
    const item = items.find(({ product }) => product._id === line.product);
    return item ? lineName(item, lang) : line.name;
  });
  return (
    <section aria-label={t.title} className="mt-5 grid gap-3 text-sm text-ink-2">
      <Line icon={Lock}>{t.secure}</Line>
      {returns && (
        <Line icon={RotateCcw}>
          {returnable && returns.days > 0 && (
            <span>{`${fill(t.returns, { days: returns.days, fee: formatRupees(returns.fee, lang) })} `}</span>
          )}
          <span>{`${fill(t.problem, { hours: returns.reportHours })} `}</span>
          <TextLink to="/cancellation-policy">{t.policy}</TextLink>
        </Line>
      )}
      {names.length > 0 && (
        <Line icon={PackageX}>{fill(t.customised, { items: formatList(names, lang) })}</Line>
      )}
    </section>
  );
}

function Line({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <p className="flex gap-2.75">
      <Icon of={icon} small className="mt-0.5 text-ink-3" />
      <span>{children}</span>
    </p>
  );
}
