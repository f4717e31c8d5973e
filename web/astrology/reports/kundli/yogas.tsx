import { Check } from 'lucide';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';

type Group = KundliData['yoga_details'][number];
type Formed = NonNullable<Group['yoga_list'][number]['formed']>;

/** Shows which grahas form a yoga, and what breaks or softens it. */
export function FormedBy({ by }: { by: Pick<Formed, 'formation' | 'cancelled_by'> }) {
  return (
    <>
      <span className="block text-sm text-ink-3">{by.formation}</span>
      {by.cancelled_by && <span className="block text-sm text-gomed">{by.cancelled_by}</span>}
    </>
  );
}

/** Shows the yogas by group: formed ones with their text, the others by name. */
export function YogasCard({ groups }: { groups: readonly Group[] }) {
  const t = useReportTexts('reports/kundli').yogas;
  return (
    <Section id="yogas" title={t.title}>
      <div className="mt-1 gap-x-10 md:columns-2">
        {groups.map((group) => (
          <YogaGroup key={group.id} group={group} />
        ))}
      </div>
    </Section>
  );
}

function YogaGroup({ group }: { group: Group }) {
  const t = useReportTexts('reports/kundli').yogas;
  const formed = group.yoga_list.filter(({ has_yoga }) => has_yoga);
  const others = group.yoga_list.filter(({ has_yoga }) => !has_yoga).map(({ name }) => name);
  return (
    <div className="pt-4">
      <h3 className="break-after-avoid font-text! text-base! font-semibold!">{group.name}</h3>
      {formed.length === 0 && <p className="mt-1 text-ink-2">{t.none}</p>}
      <ul className="mt-2 grid gap-2.5">
        {formed.map(({ id, name, description, cancelled, formed: by }) => (
          <li key={id} className="flex break-inside-avoid gap-2.5">
            <Icon
              of={Check}
              small
              className={`mt-1 ${group.id === 'inauspicious' ? 'text-gomed' : 'text-panna'}`}
            />
            <span className="written">
              <b className="font-semibold">{name}</b>
              {cancelled && <span className="text-ink-3"> ({t.cancelled})</span>}
              {by && <span className="text-ink-3">{` · ${by.strength.name}`}</span>}
              <span className="block text-ink-2">{description}</span>
              {by && <FormedBy by={by} />}
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-2 text-sm text-ink-3">{fill(t.absent, { names: others.join(', ') })}</p>
      )}
    </div>
  );
}
