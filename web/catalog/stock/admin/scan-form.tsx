import { useRef, useState } from 'react';
import type { StockAdminRow } from '#contract/catalog/stock/admin.ts';
import { stockLimits } from '#contract/catalog/stock/rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatList } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { stockName } from './stock-name.ts';

/**
 * Takes the keystrokes of a scanner: a code and Enter. The input is empty for the next scan before the answer is there, so that
 * fast scans do not run together. Calls `onFound` once for each scan.
 */
export function ScanForm({ onFound }: { onFound: (row: StockAdminRow) => void }) {
  const t = useTexts('stock/admin').counting;
  const lang = useLang();
  const box = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  // Answers may come in another order than their scans. An older one says nothing over a newer one.
  const scans = useRef({ begun: 0, told: 0 });
  // Codes seldom change during a count: a second piece of the same SKU needs no request.
  const known = useRef(new Map<string, StockAdminRow>());

  async function scan(code: string): Promise<void> {
    scans.current.begun += 1;
    const own = scans.current.begun;
    const tell = (text: string) => {
      if (own < scans.current.told) return;
      scans.current.told = own;
      setProblem(text);
    };
    try {
      const cached = known.current.get(code.toLowerCase());
      const rows = cached ? [cached] : (await api('GET /api/admin/stock/scan', { query: { code } })).rows;
      const [row] = rows;
      if (!row) return tell(fill(t.unknown, { code }));
      if (rows.length > 1) {
        const names = formatList(
          rows.map((one) => stockName(one, lang)),
          lang,
        );
        return tell(fill(t.several, { code, names }));
      }
      known.current.set(code.toLowerCase(), row);
      tell('');
      onFound(row);
    } catch (error) {
      tell(messageOf(error, t.failed));
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="flex max-w-xl items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const code = box.current?.value.trim() ?? '';
        if (box.current) box.current.value = '';
        box.current?.focus();
        if (code !== '') void scan(code);
      }}
    >
      <Field label={t.code} className="min-w-0 flex-1" {...(problem && { error: problem })}>
        <Input
          ref={box}
          // The page is for scanning, and a scanner types where the focus is.
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={stockLimits.barcode}
        />
      </Field>
      <Button type="submit" kind="secondary" className="mt-7">
        {t.add}
      </Button>
    </form>
  );
}
