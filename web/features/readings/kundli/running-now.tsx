import type { KundliData } from '#contract/report-data.ts';
import { fill } from '#web/texts/format.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { partAnchor } from '../report/passages.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { dayOf } from '../report/wall-time.ts';

/** The periods that run today, and until when. */
export function RunningNow({
  running,
  readOn,
}: {
  running: NonNullable<KundliData['running']>;
  readOn: boolean;
}) {
  const t = useReportTexts('kundli').running;
  const lang = useReportLang();
  const { maha, antar, pratyantar } = running;
  return (
    <section className="break-inside-avoid-page rounded-tile bg-haldi-soft p-5">
      <h2 className="text-h3">{fill(t.title, { maha: maha.name, antar: antar.name })}</h2>
      <p className="mt-1.5">
        {fill(t.text, {
          antar: antar.name,
          end: dayOf(antar.end, lang),
          pratyantar: pratyantar.name,
          until: dayOf(pratyantar.end, lang),
        })}
      </p>
      {readOn && (
        <a
          href={`#${partAnchor('dasha')}`}
          className={`${textLinkClass} mt-1 inline-flex min-h-11 items-center print:hidden`}
        >
          {t.more}
        </a>
      )}
    </section>
  );
}
