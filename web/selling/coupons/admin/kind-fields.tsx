import { useFormContext } from 'react-hook-form';
import { couponCodeLength, couponKinds, couponTypes, couponWays } from '#contract/selling/coupons/rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { Line, money, whole } from './coupon-fields.tsx';
import type { Typed } from './coupon-form-values.ts';
import { ListOf } from './where-fields.tsx';

function Options<V extends string>({ of, words }: { of: readonly V[]; words: Record<V, string> }) {
  return of.map((value) => (
    <option key={value} value={value}>
      {words[value]}
    </option>
  ));
}

/** Edits how buyers get a coupon: its way, with its code or its name. */
export function BasicFields({ isUsed, readOnly }: { isUsed: boolean; readOnly: boolean }) {
  const { form: t, types } = useTexts('coupons');
  const { register, watch } = useFormContext<Typed>();
  const way = watch('way');
  return (
    <>
      <Field label={t.way} hint={isUsed ? t.wayStays : t.wayHints[way]} className="sm:col-span-2">
        <Select {...register('way')} aria-disabled={isUsed || undefined}>
          <Options of={isUsed ? [way] : couponWays} words={t.ways} />
        </Select>
      </Field>
      {way === 'automatic' ? (
        <>
          <Line name="title" label={t.name} hint={t.nameHint} maxLength={80} readOnly={readOnly} />
          <Line name="titleHi" label={t.nameHi} maxLength={80} lang="hi" readOnly={readOnly} />
        </>
      ) : (
        <Line
          name="code"
          label={way === 'series' ? t.seriesCode : t.code}
          hint={isUsed ? t.codeStays : way === 'series' ? t.seriesCodeHint : t.codeHint}
          maxLength={couponCodeLength}
          readOnly={isUsed}
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase"
        />
      )}
      <Field label={t.type}>
        <Select {...register('type')}>
          <Options of={couponTypes} words={types} />
        </Select>
      </Field>
      <Line name="description" label={t.description} hint={t.descriptionHint} maxLength={300} wide />
      <Line name="descriptionHi" label={t.descriptionHi} maxLength={300} wide lang="hi" />
    </>
  );
}

/** Edits what a coupon gives: an amount, free delivery, or "buy some, get some". */
export function KindFields({ isUsed, readOnly }: { isUsed: boolean; readOnly: boolean }) {
  const { form: t } = useTexts('coupons');
  const { register, watch } = useFormContext<Typed>();
  const [kind, discountType] = watch(['kind', 'discountType']);
  return (
    <>
      <Field label={t.kind} hint={isUsed ? t.kindStays : t.kindHints[kind]} className="sm:col-span-2">
        <Select {...register('kind')}>
          <Options of={isUsed ? [kind] : couponKinds} words={t.couponKinds} />
        </Select>
      </Field>
      {kind === 'amount' && (
        <>
          <Field label={t.discountType}>
            <Select {...register('discountType')}>
              <Options of={['flat', 'percentage'] as const} words={t.kinds} />
            </Select>
          </Field>
          <Line name="discountValue" label={t.value[discountType]} {...money} />
          <Line name="maxDiscount" label={t.maxDiscount} {...money} />
          <Line name="currency" label={t.currency} readOnly />
        </>
      )}
      {kind === 'buy_get' && (
        <>
          <Line name="buyCount" label={t.buyCount} {...whole} />
          <Line name="getCount" label={t.getCount} {...whole} />
          <Line name="getPercent" label={t.getPercent} hint={t.getPercentHint} {...money} />
          <Line name="timesPerOrder" label={t.timesPerOrder} {...whole} />
          <p className="text-sm text-ink-2 sm:col-span-2">{t.getNote}</p>
          <ListOf name="getProducts" kind="product" label={t.getProducts} readOnly={readOnly} />
          <ListOf name="getVariants" kind="variant" label={t.getVariants} readOnly={readOnly} />
          <ListOf name="getCategories" kind="category" label={t.getCategories} readOnly={readOnly} />
        </>
      )}
    </>
  );
}

/** Edits whether a coupon may be used together with others. */
export function TogetherFields() {
  const t = useTexts('coupons').form;
  const { register } = useFormContext<Typed>();
  return (
    <div className="sm:col-span-2">
      <Choice type="checkbox" {...register('combinable')} aria-describedby="combinable-note">
        {t.combinable}
      </Choice>
      <p id="combinable-note" className="text-sm text-ink-2">
        {t.combinableNote}
      </p>
    </div>
  );
}
