import { useState } from 'react';
import type { Candidate, Comparison } from '#contract/astrology/reports/comparison.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chip } from '#web/ui/chip.tsx';
import { CompareTable } from './compare-table.tsx';

/** The candidates in one table at most. */
const AT_ONCE = 6;

/** Shows one person's candidates: which of them are compared, and the table. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const t = useTexts('reports/compare');
  const { candidates } = comparison;
  const [shown, show] = useState<readonly string[]>(() =>
    candidates.slice(0, AT_ONCE).map(({ orderId }) => orderId),
  );
  const nameOf = (one: Candidate) => one.name || fill(t.nameless, { n: candidates.indexOf(one) + 1 });
  const turn = (orderId: string) =>
    show(shown.includes(orderId) ? shown.filter((one) => one !== orderId) : [...shown, orderId]);
  return (
    <div className="grid gap-4">
      {candidates.length > 2 && (
        <fieldset className="print:hidden">
          <legend className="mb-2 text-sm text-ink-2">{t.choose}</legend>
          <div className="flex flex-wrap gap-2">
            {candidates.map((one) => {
              const chosen = shown.includes(one.orderId);
              return (
                <Chip
                  key={one.orderId}
                  chosen={chosen}
                  disabled={chosen ? shown.length === 1 : shown.length >= AT_ONCE}
                  onClick={() => turn(one.orderId)}
                >
                  {nameOf(one)}
                </Chip>
              );
            })}
          </div>
        </fieldset>
      )}
      <CompareTable
        comparison={comparison}
        candidates={candidates.filter(({ orderId }) => shown.includes(orderId))}
        nameOf={nameOf}
      />
      <p className="text-sm text-ink-3">{t.order}</p>
    </div>
  );
}
