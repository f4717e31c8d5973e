import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { KundliPreview } from '#contract/astrology/reports/data.ts';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { ChartFigure, ChartStyleToggle } from '../chart/chart-figure.tsx';
import { useChartStyle } from '../chart/use-chart-style.ts';
import { birthDatetime } from '../form/birth-time.ts';
import { chosenOffset } from '../form/city-clocks.ts';
import type { PersonValues } from '../form/profiles.ts';

/** Shows the chart, Moon sign and nakshatra of the typed birth before a payment. */
export function FreePreview({ fields }: { fields: readonly string[] }) {
  const t = useTexts('reports').preview;
  const lang = useLang();
  const { trigger, getValues } = useFormContext();
  const [preview, setPreview] = useState<KundliPreview | null>(null);
  const [busy, setBusy] = useState(false);
  async function show() {
    if (!(await trigger(fields, { shouldFocus: true }))) return;
    const { name, birth, place, ayanamsa } = getValues() as PersonValues & { ayanamsa: string };
    setBusy(true);
    try {
      setPreview(
        await api('POST /api/reports/preview', {
          body: {
            datetime: birthDatetime(birth) ?? '',
            coordinates: place?.coordinates ?? '',
            location: place?.location ?? '',
            ayanamsa,
            la: lang,
            timeUnknown: birth.timeUnknown,
            offset: chosenOffset(birth, place),
          },
        }).then((response) => ({ ...forReaders(response), birth: { ...response.birth, name } })),
      );
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    setBusy(false);
  }
  return (
    <div className="grid gap-4" aria-live="polite">
      <Button kind="secondary" wide busy={busy} busyText={t.busy} onClick={() => void show()}>
        {t.button}
      </Button>
      {preview && <Preview preview={preview} words={fill(t.lord, { name: preview.nakshatra.lord.name })} />}
    </div>
  );
}

function Preview({ preview, words }: { preview: KundliPreview; words: string }) {
  const t = useTexts('reports').preview;
  const charts = useTexts('reports/charts');
  const lang = useLang();
  const [style, setStyle] = useChartStyle();
  const facts = [
    { name: t.moon, value: preview.chandra_rasi.western_name },
    {
      name: t.nakshatra,
      value: `${preview.nakshatra.name}, ${fill(t.pada, { n: preview.nakshatra.pada })}, ${words}`,
    },
    { name: t.ascendant, value: preview.lagna.sign.western_name },
  ];
  return (
    <section aria-label={t.title} className="grid gap-3 rounded-tile border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{t.title}</h3>
        <ChartStyleToggle style={style} onChange={setStyle} t={charts} />
      </div>
      <ChartFigure chart={preview.chart} points={preview} style={style} lang={lang} t={charts} />
      <dl className="grid gap-1.5">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">{t.text}</p>
    </section>
  );
}
