import { useState } from 'react';
import type { BulkChange } from '#contract/catalog/admin.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { parseNumber } from '#web/features/catalog/admin/form/draft.ts';
import { sizeName } from '#web/shared/catalog/size-name.ts';
import { formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';

type Preview = ResponseOf<'POST /api/admin/products/bulk'>;
const rounds = ['0.01', '1', '10', '50'] as const;

/** Returns the change as the API takes it, or null when the value is no number. */
function changeOf(kind: BulkChange['kind'], how: string, value: string, roundTo: string): BulkChange | null {
  // Accept a typographic minus.
  const typed = parseNumber(value.replace('−', '-'));
  if (typed === null) return null;
  if (kind === 'price') {
    const rounded = Number(roundTo) as 0.01 | 1 | 10 | 50;
    return { kind, by: how === 'rupees' ? 'rupees' : 'percent', value: typed, roundTo: rounded };
  }
  return Number.isInteger(typed) ? { kind, by: how === 'set' ? 'set' : 'add', value: typed } : null;
}

/** Changes all selected products at once, in three steps: type, preview, apply exactly the preview. */
export function BulkSheet({
  kind,
  ids,
  onClose,
  onDone,
}: {
  kind: BulkChange['kind'];
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTexts('catalog/admin').bulk;
  const lang = useLang();
  const hows = kind === 'price' ? (['percent', 'rupees'] as const) : (['add', 'set'] as const);
  const [how, setHow] = useState<(typeof hows)[number]>(hows[0]);
  const [value, setValue] = useState('');
  const [roundTo, setRoundTo] = useState<(typeof rounds)[number]>('1');
  const [wrong, setWrong] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);

  async function send(digest?: string): Promise<void> {
    const change = changeOf(kind, how, value, roundTo);
    if (!change) return setWrong(t.wrong);
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const response = await api('POST /api/admin/products/bulk', {
        body: { ids: [...ids], change, ...(digest && { digest }) },
      });
      if (response.applied) {
        toast.good(plural(t.done, ids.length, lang));
        onDone();
      } else setPreview(response);
    } catch (error) {
      setProblem(messageOf(error, t.failed));
      // The 409 response carries the current preview; show that next.
      if (error instanceof ApiError && error.status === 409 && error.details)
        setPreview(error.details as Preview);
    }
    setBusy(false);
  }

  const hints = { percent: t.percentHint, rupees: t.rupeesHint, add: t.addHint, set: t.setHint };
  return (
    <Sheet
      open
      onClose={onClose}
      title={kind === 'price' ? t.priceTitle : t.stockTitle}
      footer={
        preview ? (
          <>
            <Button kind="secondary" disabled={busy} onClick={() => setPreview(null)}>
              {t.back}
            </Button>
            <Button
              busy={busy}
              busyText={t.applying}
              disabled={preview.problems > 0}
              onClick={() => void send(preview.digest)}
            >
              {plural(t.apply, ids.length, lang)}
            </Button>
          </>
        ) : (
          <Button type="submit" form="bulk" busy={busy} busyText={t.previewing}>
            {t.preview}
          </Button>
        )
      }
    >
      {problem && (
        <Banner tone="bad" className="mb-4">
          {problem}
        </Banner>
      )}
      {preview ? (
        <PreviewTable preview={preview} kind={kind} />
      ) : (
        <form
          id="bulk"
          method="post"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field label={t.how}>
            <Select value={how} onChange={(event) => setHow(event.target.value as typeof how)}>
              {hows.map((one) => (
                <option key={one} value={one}>
                  {t[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.value} hint={hints[how]} {...(wrong && { error: wrong })}>
            <Input
              value={value}
              // The numeric keypad of phones has no minus.
              inputMode="text"
              autoComplete="off"
              onChange={(event) => {
                setWrong('');
                setValue(event.target.value);
              }}
            />
          </Field>
          {kind === 'price' && (
            <Field label={t.round}>
              <Select value={roundTo} onChange={(event) => setRoundTo(event.target.value as typeof roundTo)}>
                {rounds.map((one) => (
                  <option key={one} value={one}>
                    {t.rounds[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </form>
      )}
    </Sheet>
  );
}

function PreviewTable({ preview, kind }: { preview: Preview; kind: BulkChange['kind'] }) {
  const t = useTexts('catalog/admin').bulk;
  const catalog = useTexts('catalog');
  const lang = useLang();
  const show = (n: number) =>
    kind === 'price' ? formatRupees(n, lang, { paise: !Number.isInteger(n) }) : formatNumber(n, lang);
  const head = 'px-1 pb-2 text-xs font-normal text-ink-2';
  return (
    <>
      {preview.problems > 0 && (
        <Banner tone="warn" className="mb-4">
          {plural(t.problems, preview.problems, lang)}
        </Banner>
      )}
      <table aria-label={t.lines} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${head} text-left`}>
              {t.lines}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t.before}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.lines.map((line) => (
            <tr key={line.skuId} className="border-b border-line align-top">
              <th scope="row" className="px-1 py-2 text-left font-medium break-words">
                {line.product}
                {line.sku && (
                  <span className="block font-normal text-ink-2">{sizeName(catalog, line.sku)}</span>
                )}
                {line.problem && <span className="block font-medium text-moonga">{line.problem}</span>}
              </th>
              <td className="tabular px-1 py-2 text-right whitespace-nowrap text-ink-2">
                {show(line.before)}
              </td>
              <td className="tabular px-1 py-2 text-right font-semibold whitespace-nowrap">
                {show(line.after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
