import type { KundliData, Passage } from '#contract/astrology/reports/data.ts';
import { dayOf } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';

/** Shows the periods that run today, their passage, and their end. */
export function RunningNow({
  running,
  passage,
  readOn,
}: {
  running: NonNullable<KundliData['running']>;
  /** The passage about the antardasha. */
  passage: Passage | undefined;
  readOn: boolean;
}) {
  const t = useReportTexts('reports/kundli').running;
  const lang = useReportLang();
  const { maha, antar, pratyantar } = running;
  return (
    <section className="break-inside-avoid-page rounded-tile bg-haldi-soft p-5">
      <h2 className="text-h3">{fill(t.title, { maha: maha.name, antar: antar.name })}</h2>
      {passage && <p className="written mt-1.5 text-pretty">{passage.text}</p>}
      <p className={passage ? 'mt-1.5 text-sm text-ink-2' : 'mt-1.5'}>
        {fill(t.text, {
          antar: antar.name,
          end: dayOf(antar.end, lang),
          pratyantar: pratyantar.name,
          until: dayOf(pratyantar.end, lang),
        })}
      </p>
      {readOn && (
        <a href="#now" className={`${textLinkClass} mt-1 inline-flex min-h-11 items-center print:hidden`}>
          {t.more}
        </a>
      )}
    </section>
  );
}
