import { Download } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { typedNumber } from '#contract/core/typed.ts';
import type { SeriesFigures } from '#contract/selling/coupons/form-endpoints.ts';
import { seriesAtMost, seriesPrefixLength } from '#contract/selling/coupons/rules.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the codes of a series: how many are used, a form for more, and the file. */
export function SeriesCodes({ id, figures }: { id: string; figures: SeriesFigures }) {
  const t = useTexts('coupons').series;
  const lang = useLang();
  return (
    <section aria-labelledby="series" className="mt-8 rounded-tile border border-line bg-surface p-5 lg:px-6">
      <h2 id="series" className="mb-1 text-h3">
        {t.title}
      </h2>
      <p className="tabular mb-4 text-ink-2">
        {fill(t.figures, {
          made: formatNumber(figures.made, lang),
          used: formatNumber(figures.used, lang),
        })}
      </p>
      <Allowed permission="coupons.write">
        {figures.left > 0 && <MoreCodes id={id} left={figures.left} />}
        {figures.made > 0 && <CodesFile id={id} />}
      </Allowed>
    </section>
  );
}

function MoreCodes({ id, left }: { id: string; left: number }) {
  const t = useTexts('coupons').series;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState('');
  const [prefix, setPrefix] = useState('');
  const { save, busy, problem } = useSave(
    async () => {
      const typed = prefix.trim().toUpperCase();
      const { message } = await api('POST /api/admin/coupons/{id}/codes', {
        params: { id },
        body: { count: typedNumber(count, 0), prefix: typed || null },
      });
      setCount('');
      toast.good(message);
      await revalidate();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="mb-4 grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      <Field
        label={t.count}
        hint={fill(t.countHint, { n: formatNumber(Math.min(left, seriesAtMost), lang) })}
      >
        <Input
          value={count}
          onChange={(event) => setCount(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          className="tabular"
        />
      </Field>
      <Field label={t.prefix} hint={t.prefixHint}>
        <Input
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
          maxLength={seriesPrefixLength}
          autoComplete="off"
          spellCheck={false}
          className="uppercase"
        />
      </Field>
      {problem && (
        <Banner tone="bad" className="sm:col-span-2">
          {problem}
        </Banner>
      )}
      <div>
        <Button type="submit" kind="secondary" busy={busy} busyText={t.making}>
          {t.make}
        </Button>
      </div>
    </form>
  );
}

function CodesFile({ id }: { id: string }) {
  const t = useTexts('coupons').series;
  const lang = useLang();
  const { save, busy } = useSave(
    () =>
      saveFile(`/api/admin/coupons/${id}/codes/export`, { accept: 'text/csv', lang, otherwise: 'codes.csv' }),
    { onError: (error) => toast.problem(messageOf(error, t.exportFailed)) },
  );
  return (
    <Button kind="secondary" size="small" busy={busy} busyText={t.exporting} onClick={() => void save()}>
      <Icon of={Download} small />
      {t.export}
    </Button>
  );
}
