import { Check } from 'lucide';
import type { MoreYogasData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { FormedBy } from './yogas.tsx';

/** Shows the formed yogas of the texts by family, each with the grahas that form it, its strength and its source. */
export function MoreYogasCard({ more }: { more: MoreYogasData }) {
  const t = useReportTexts('reports/more').moreYogas;
  const { checked, families } = more;
  return (
    <Section id="more-yogas" title={t.title}>
      <p className="written mt-1 text-ink-2">{fill(families.length > 0 ? t.lead : t.none, { n: checked })}</p>
      <div className="gap-x-10 md:columns-2">
        {families.map(({ id, name, yogas }) => (
          <div key={id} className="pt-4">
            <h3 className="break-after-avoid font-text! text-base! font-semibold!">{name}</h3>
            <ul className="mt-2 grid gap-2.5">
              {yogas.map((yoga) => (
                <li key={yoga.id} className="flex break-inside-avoid gap-2.5">
                  <Icon of={Check} small className={`mt-1 ${id === 'care' ? 'text-gomed' : 'text-panna'}`} />
                  <span className="written">
                    <b className="font-semibold">{yoga.name}</b>
                    <span className="text-ink-3">{` · ${yoga.strength.name}`}</span>
                    <span className="block text-ink-2">{yoga.description}</span>
                    <FormedBy by={yoga} />
                    <span className="block text-sm text-ink-3">
                      {fill(t.source, { source: yoga.source })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
