import { useState } from 'react';
import { type ReportScope, reportScopes } from '#contract/catalog/certificates/rules.ts';
import type { AdminRow } from '#contract/catalog/products/admin-products.ts';
import { api } from '#web/api/client.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';

/** The scope of a new report, as the form has it. */
export type ScopeValue = { scope: ReportScope; productId: string; skuId: string; code: string };

/** Nothing is chosen yet. */
export const noScope: ScopeValue = { scope: 'product', productId: '', skuId: '', code: '' };

const mostFound = 6;
const debounceMs = 300;

const search = async (q: string): Promise<readonly AdminRow[]> =>
  (await api('GET /api/admin/products', { query: { q, limit: mostFound } })).products;

/** Finds products while somebody types. Empty before they do; null while it searches. */
function useProducts(typed: string): readonly AdminRow[] | null {
  const q = typed.trim();
  const { question, answer } = useAnswer(q || null, search, debounceMs);
  return question === (q || null) ? (answer ?? []) : null;
}

/** Asks what a report speaks of: a product, one of its variants or sizes, or the piece with a code. */
export function ScopeFields({
  value,
  errors,
  onChange,
}: {
  value: ScopeValue;
  errors: Partial<Record<keyof ScopeValue, string>>;
  onChange: (value: ScopeValue) => void;
}) {
  const t = useTexts('certificates/admin');
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t.scope}</legend>
        {reportScopes.map((scope) => (
          <Choice
            key={scope}
            type="radio"
            name="scope"
            checked={value.scope === scope}
            onChange={() => onChange({ ...value, scope })}
          >
            {t.scopes[scope]}
          </Choice>
        ))}
      </fieldset>
      {value.scope === 'piece' ? (
        <Field label={t.code} hint={t.codeHint} {...(errors.code && { error: errors.code })}>
          <Input
            value={value.code}
            onChange={(event) => onChange({ ...value, code: event.target.value })}
            maxLength={40}
            autoComplete="off"
            className="tabular uppercase"
          />
        </Field>
      ) : (
        <ProductField value={value} errors={errors} onChange={onChange} />
      )}
    </div>
  );
}

function ProductField({ value, errors, onChange }: Parameters<typeof ScopeFields>[0]) {
  const t = useTexts('certificates/admin');
  const [q, setQ] = useState('');
  const found = useProducts(q);
  const chosen = found?.find(({ _id }) => _id === value.productId);
  const error = errors.productId;
  return (
    <>
      <Field label={t.product} hint={t.productHint} {...(error && { error })}>
        <Input type="search" value={q} autoComplete="off" onChange={(event) => setQ(event.target.value)} />
      </Field>
      <div role="status" className="-mt-2">
        {found?.length === 0 && q.trim() !== '' && <p className="text-sm text-ink-2">{t.productNone}</p>}
      </div>
      {found && found.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t.product}</legend>
          {found.map(({ _id, name }) => (
            <Choice
              key={_id}
              type="radio"
              name="product"
              checked={value.productId === _id}
              onChange={() => onChange({ ...value, productId: _id, skuId: '' })}
            >
              {name}
            </Choice>
          ))}
        </fieldset>
      )}
      {value.scope === 'variant' && chosen && (
        <Field label={t.variant} {...(errors.skuId && { error: errors.skuId })}>
          <Select value={value.skuId} onChange={(event) => onChange({ ...value, skuId: event.target.value })}>
            <option value="">{t.choose}</option>
            {chosen.skus.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name || chosen.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
