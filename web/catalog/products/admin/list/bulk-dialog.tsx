import { useState } from 'react';
import type { BulkChange } from '#contract/catalog/products/admin.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { parseNumber } from '#web/catalog/products/admin/form/draft.ts';
import { formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';

type Preview = ResponseOf<'POST /api/admin/products/bulk'>;
const rounds = ['0.01', '1', '10', '50'] as const;

const howsOf = { price: ['percent', 'rupees'], stock: ['add', 'set'] } as const;

/** A bulk change as typed. */
type BulkDraft = {
  how: (typeof howsOf)[BulkChange['kind']][number];
  value: string;
  roundTo: (typeof rounds)[number];
};

/** Returns the change as the API takes it, or null when the value is no number. */
function changeOf(kind: BulkChange['kind'], { how, value, roundTo }: BulkDraft): BulkChange | null {
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
  const t = useTexts('products/admin').bulk;
  const lang = useLang();
  const [draft, setDraft] = useState<BulkDraft>({ how: howsOf[kind][0], value: '', roundTo: '1' });
  const [wrong, setWrong] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const { save, busy, problem } = useBulkSave(ids, { onPreview: setPreview, onDone });
  function send(digest?: string): void {
    const change = changeOf(kind, draft);
    if (change) void save(change, digest);
    else setWrong(t.wrong);
  }

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
              onClick={() => send(preview.digest)}
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
        <BulkForm
          kind={kind}
          draft={draft}
          wrong={wrong}
          onChange={(next) => {
            if (next.value !== draft.value) setWrong('');
            setDraft(next);
          }}
          onSubmit={() => send()}
        />
      )}
    </Sheet>
  );
}

/** Requests the preview of a change, or applies the preview that `digest` names. */
function useBulkSave(
  ids: readonly string[],
  { onPreview, onDone }: { onPreview: (preview: Preview) => void; onDone: () => void },
) {
  const t = useTexts('products/admin').bulk;
  const lang = useLang();
  return useSave(
    async (change: BulkChange, digest?: string) => {
      const response = await api('POST /api/admin/products/bulk', {
        body: { ids: [...ids], change, ...(digest && { digest }) },
      });
      if (response.applied) {
        toast.good(plural(t.done, ids.length, lang));
        onDone();
      } else onPreview(response);
    },
    {
      onError: (error) => {
        // The 409 response carries the current preview; show that next.
        if (error instanceof ApiError && error.status === 409 && error.details)
          onPreview(error.details as Preview);
        return messageOf(error, t.failed);
      },
    },
  );
}

/** Asks how the price or the stock changes. */
function BulkForm({
  kind,
  draft,
  wrong,
  onChange,
  onSubmit,
}: {
  kind: BulkChange['kind'];
  draft: BulkDraft;
  /** The error of the value. */
  wrong: string;
  onChange: (draft: BulkDraft) => void;
  onSubmit: () => void;
}) {
  const t = useTexts('products/admin').bulk;
  const hints = { percent: t.percentHint, rupees: t.rupeesHint, add: t.addHint, set: t.setHint };
  return (
    <form
      id="bulk"
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label={t.how}>
        <Select
          value={draft.how}
          onChange={(event) => onChange({ ...draft, how: event.target.value as BulkDraft['how'] })}
        >
          {howsOf[kind].map((one) => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.value} hint={hints[draft.how]} {...(wrong && { error: wrong })}>
        <Input
          value={draft.value}
          // The numeric keypad of phones has no minus.
          inputMode="text"
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, value: event.target.value })}
        />
      </Field>
      {kind === 'price' && (
        <Field label={t.round}>
          <Select
            value={draft.roundTo}
            onChange={(event) => onChange({ ...draft, roundTo: event.target.value as BulkDraft['roundTo'] })}
          >
            {rounds.map((one) => (
              <option key={one} value={one}>
                {t.rounds[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </form>
  );
}

function PreviewTable({ preview, kind }: { preview: Preview; kind: BulkChange['kind'] }) {
  const t = useTexts('products/admin').bulk;
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
                <span>{line.product}</span>
                {line.sku && (
                  <span className="block font-normal text-ink-2">{choiceName(line.sku, lang)}</span>
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
