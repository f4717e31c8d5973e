import { useState } from 'react';
import type { Comparison } from '#contract/astrology/reports/comparison.ts';
import { api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { ComparisonView } from '#web/astrology/reports/compare/comparison-view.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, wordFor } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/matching-compare';

const features = ['reports/compare', 'reports', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const { title, failed, retry } = (await loadTexts(pageLang(), features))['reports/compare'];
  return { title, failed, retry };
}

export async function clientLoader() {
  const la = pageLang();
  const [texts, { comparisons }] = await Promise.all([
    loadTexts(la, features),
    load(api('GET /api/matching-comparisons', { query: { la } }), failureWords),
  ]);
  return { texts, comparisons };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reports/compare'].title, brand: shopNameIn(matches) })
    : [];
}

/** The paid matchings of one person side by side. */
export default function MatchingCompare({ loaderData: { comparisons } }: Route.ComponentProps) {
  const t = useTexts('reports/compare');
  const { title: shelf } = useTexts('reports').shelf;
  const [key, choose] = useState(comparisons[0]?.key);
  const current = comparisons.find((one) => one.key === key) ?? comparisons[0];
  const personOf = ({ person, ayanamsa }: Comparison) => {
    const name = person.name || t[person.role];
    return comparisons.some((one) => one.ayanamsa !== comparisons[0]?.ayanamsa)
      ? fill(t.of, { name, ayanamsa: wordFor(t.ayanamsas, String(ayanamsa)) })
      : name;
  };
  return (
    <div className="wrap pt-3 pb-16 lg:pb-24">
      <span className="print:hidden">
        <BackLink to="/my-reports">{shelf}</BackLink>
      </span>
      <h1 className="mt-2 text-h1">{t.title}</h1>
      <p className="mt-2 text-ink-2">{t.text}</p>
      {!current && (
        <EmptyState
          art="diya-unlit"
          title={t.empty}
          text={t.emptyText}
          action={<LinkButton to="/matching-form">{t.matchMore}</LinkButton>}
        />
      )}
      {current && (
        <div className="mt-6 grid gap-6">
          <fieldset>
            <legend className="mb-2 text-sm text-ink-2">{t.whose}</legend>
            <div className="flex flex-wrap gap-2">
              {comparisons.map((one) => (
                <Chip key={one.key} chosen={one === current} onClick={() => choose(one.key)}>
                  {personOf(one)}
                </Chip>
              ))}
            </div>
          </fieldset>
          <ComparisonView key={current.key} comparison={current} />
          <p className="print:hidden">
            <LinkButton kind="secondary" to="/matching-form">
              {t.matchMore}
            </LinkButton>
          </p>
        </div>
      )}
    </div>
  );
}
