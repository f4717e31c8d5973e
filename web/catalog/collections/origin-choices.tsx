import type { CollectionSort } from '#contract/catalog/collections/rules.ts';
import { collectionPath } from '#web/catalog/collections/shared/local-texts.ts';
import { formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkChip } from '#web/ui/chip.tsx';
import type { Origin } from './origins.ts';

/**
 * The countries of origin of a collection's products as a filter, and the order by them (Legal Metrology Rules 2011, rule
 * 6(10A)). Links, so that they work without scripts.
 */
export function OriginChoices({
  slug,
  country,
  sort,
  origins,
  total,
}: {
  slug: string;
  country: string | null;
  sort: CollectionSort | null;
  origins: readonly Origin[];
  total: number;
}) {
  const t = useTexts('collections');
  const lang = useLang();
  if (origins.length === 0) return null;
  const choice = (code: string | null, name: string, count: number) => (
    <li key={code}>
      <LinkChip to={collectionPath(slug, { country: code, sort })} chosen={country === code}>
        <span>{`${name} `}</span>
        <span className="tabular font-normal">{formatNumber(count, lang)}</span>
      </LinkChip>
    </li>
  );
  return (
    <nav aria-label={t.origin} className="mt-5">
      <h2 className="font-text text-sm font-semibold">{t.origin}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choice(null, t.anyOrigin, total)}
        {origins.map(({ code, name, count }) => choice(code, name ?? t.unstated, count))}
        <li>
          <LinkChip
            to={collectionPath(slug, { country, sort: sort ? null : 'country-asc' })}
            chosen={sort === 'country-asc'}
          >
            {t.byOrigin}
          </LinkChip>
        </li>
      </ul>
    </nav>
  );
}
