import { indiaDay } from '#contract/core/india-time.ts';
import { namedPeriod, type Period, periodNames } from '#contract/office/sales/rules.ts';
import { DateFilter, FilterBar, SelectFilter } from '#web/admin/filters.tsx';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chip } from '#web/ui/chip.tsx';
import { comparisons } from './query.ts';

/** The period of a report: by name, or by its days; and what it is compared with. All of it is in the URL. */
export function PeriodBar({ period }: { period: Period }) {
  const t = useTexts('sales');
  const url = useListUrl();
  const today = indiaDay(new Date());
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add form semantics to a row of buttons. */}
      <div role="group" aria-label={t.periods.label} className="mb-4 flex flex-wrap gap-2">
        {periodNames.map((name) => {
          const named = namedPeriod(name, today);
          return (
            <Chip
              key={name}
              chosen={named.from === period.from && named.to === period.to}
              onClick={() => url.go(named)}
            >
              {t.periods[name]}
            </Chip>
          );
        })}
      </div>
      <FilterBar reset={['from', 'to', 'against']}>
        <DateFilter label={t.from} name="from" day={period.from} />
        <DateFilter label={t.to} name="to" day={period.to} />
        <SelectFilter
          label={t.against.label}
          name="against"
          choices={comparisons.map((value) => ({
            value: value === 'before' ? '' : value,
            text: t.against[value],
          }))}
        />
      </FilterBar>
    </>
  );
}
