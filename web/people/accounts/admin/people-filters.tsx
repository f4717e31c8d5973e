import { type ReactNode, useEffect, useState } from 'react';
import { indianStates } from '#contract/astrology/places/india.ts';
import type { Segment } from '#contract/people/accounts/customers.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { DateFilter, FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { isComposing } from '#web/forms/composition.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { controlClass } from '#web/ui/form/input.tsx';
import { filterNames, moreNames, readFilter, sameFilter } from './people-query.ts';
import { DeleteSegment, SaveSegment } from './segment-dialogs.tsx';

const roles = ['user', 'astrologer', 'admin'] as const;
const states = ['open', 'blocked', 'closed'] as const;

/** The filters of the list of people: who they are, what they bought, and the segments that save them. */
export function PeopleFilters({
  tags,
  segments,
  onChanged,
}: {
  tags: readonly string[];
  segments: readonly Segment[];
  onChanged: () => void;
}) {
  const t = useTexts('accounts/admin');
  const url = useListUrl();
  const current = Object.fromEntries(filterNames.map((name) => [name, url.get(name)]));
  const filter = readFilter(new URLSearchParams(current));
  const chosen = segments.find((one) => sameFilter(one.filter, filter));
  const used = filterNames.some((name) => url.get(name) !== '');
  return (
    <>
      <FilterBar reset={filterNames}>
        <SearchFilter label={t.search} />
        <SelectFilter
          name="role"
          label={t.role}
          choices={[
            { value: '', text: t.allRoles },
            ...roles.map((value) => ({ value, text: t.roles[value] })),
          ]}
        />
        <SelectFilter
          name="state"
          label={t.state}
          choices={[
            { value: '', text: t.allStates },
            ...states.map((value) => ({ value, text: t.states[value] })),
          ]}
        />
        <SelectFilter
          name="tag"
          label={t.tag}
          choices={[
            { value: '', text: t.allTags },
            ...[...new Set([...tags, ...(url.get('tag') ? [url.get('tag')] : [])])].map((tag) => ({
              value: tag,
              text: tag,
            })),
          ]}
        />
        <Segments segments={segments} chosen={chosen} />
      </FilterBar>
      <details
        className="mb-4 rounded-tile border border-line px-4 lg:border-0 lg:px-0"
        open={moreNames.some((name) => url.get(name) !== '') || undefined}
      >
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">{t.more}</summary>
        <MoreFilters />
      </details>
      {used && (
        <Allowed permission="people.note">
          <p className="mb-4 flex flex-wrap gap-2">
            {chosen ? (
              <DeleteSegment segment={chosen} onDone={onChanged} />
            ) : (
              <SaveSegment filter={filter} onDone={onChanged} />
            )}
          </p>
        </Allowed>
      )}
    </>
  );
}

function MoreFilters(): ReactNode {
  const t = useTexts('accounts/admin');
  const lang = useLang();
  const yes = (all: string, only: string) => [
    { value: '', text: all },
    { value: 'yes', text: only },
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5 pb-4">
      <TypedFilter name="spentAbove" label={t.spentAbove} numeric />
      <DateFilter name="orderedSince" label={t.orderedSince} />
      <DateFilter name="notOrderedSince" label={t.notOrderedSince} />
      <TypedFilter name="city" label={t.city} />
      <SelectFilter
        name="region"
        label={t.region}
        choices={[
          { value: '', text: t.allRegions },
          ...indianStates.map(({ code, name, hi }) => ({ value: code, text: lang === 'hi' ? hi : name })),
        ]}
      />
      <SelectFilter name="kundli" label={t.kundli} choices={yes(t.anyone, t.withKundli)} />
      <SelectFilter name="mails" label={t.mails} choices={yes(t.anyone, t.withMails)} />
    </div>
  );
}

/** A filter that is typed. It applies when the field is left, or with Enter. */
function TypedFilter({ name, label, numeric }: { name: string; label: string; numeric?: boolean }) {
  const url = useListUrl();
  const value = url.get(name);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const apply = () => {
    const next = numeric ? typed.replace(/\D/g, '').slice(0, 8) : typed.trim();
    if (next !== value) url.go({ [name]: next });
  };
  return (
    <label className="block min-w-0 max-sm:grow max-sm:basis-[calc(50%-.375rem)]">
      <span className="mb-1 block text-xs text-ink-3">{label}</span>
      <input
        value={typed}
        inputMode={numeric ? 'numeric' : 'text'}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && apply()}
        className={`${controlClass} min-h-10! py-1! text-sm sm:w-40`}
      />
    </label>
  );
}

function Segments({ segments, chosen }: { segments: readonly Segment[]; chosen: Segment | undefined }) {
  const t = useTexts('accounts/admin');
  const url = useListUrl();
  if (segments.length === 0) return null;
  return (
    <label className="block min-w-0 max-sm:grow max-sm:basis-[calc(50%-.375rem)]">
      <span className="mb-1 block text-xs text-ink-3">{t.segment}</span>
      <select
        value={chosen?._id ?? ''}
        onChange={(event) => {
          const next = segments.find(({ _id }) => _id === event.target.value);
          const values = filterNames.map((name) => [name, String(next?.filter[name] ?? '')]);
          url.go(Object.fromEntries(values));
        }}
        className={`${controlClass} control-select min-h-10! py-1! pr-10! text-sm sm:w-auto`}
      >
        <option value="">{t.noSegment}</option>
        {segments.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
