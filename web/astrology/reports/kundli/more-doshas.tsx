import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';

/** Shows the doshas that are present with their reasons, what softens them and a remedy; the others by name. */
export function MoreDoshasCard({ doshas }: { doshas: KundliData['birth_doshas'] }) {
  const t = useReportTexts('reports/more').doshas;
  const present = doshas.filter((dosha) => dosha.present);
  const absent = doshas.filter((dosha) => !dosha.present).map(({ name }) => name);
  return (
    <Section id="more-doshas" title={t.title}>
      {present.length === 0 && <p className="written mt-2 text-ink-2">{t.none}</p>}
      {present.map(({ id, name, because, softened_by: softened, remedy }) => (
        <div key={id} className="mt-3 break-inside-avoid">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-text! text-base! font-semibold!">{name}</h3>
            <Badge tone={softened.length > 0 ? 'info' : 'warn'}>
              {softened.length > 0 ? t.softened : t.present}
            </Badge>
          </div>
          <p className="written mt-1 text-ink-2">{because.join(' ')}</p>
          {softened.length > 0 && (
            <p className="written mt-1 text-sm text-ink-2">
              <b className="font-semibold">{t.softenedBy}:</b>
              <span>{` ${softened.join(' ')}`}</span>
            </p>
          )}
          {remedy && (
            <p className="written mt-1 text-sm text-ink-2">
              <b className="font-semibold">{t.remedy}:</b>
              <span>{` ${remedy}`}</span>
            </p>
          )}
        </div>
      ))}
      <p className="mt-3 text-sm text-ink-3">{fill(t.absent, { names: absent.join(', ') })}</p>
    </Section>
  );
}
