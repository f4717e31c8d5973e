import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { InputOf } from '#contract/core/client.ts';
import { ApiError } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CartFields, TimeFields } from './coupon-fields.tsx';
import { bodyOf, type Typed } from './coupon-form-values.ts';
import { DeveloperFields } from './developer-fields.tsx';
import { BasicFields, KindFields, TogetherFields } from './kind-fields.tsx';
import { PastPreview } from './past-preview.tsx';
import { WhereFields } from './where-fields.tsx';

/** The request body of a coupon. */
export type CouponBody = InputOf<'POST /api/coupon/create'>['body'];

/** Shows the form of a coupon, with a preview beside it. */
export function CouponForm({
  initial,
  isUsed = false,
  submit,
  busyText,
  failed,
  broken,
  aside,
  readOnly = false,
  onSave,
}: {
  initial: Typed;
  /** Whether an order has used it, or it has codes: its code, kind and way then stay. */
  isUsed?: boolean;
  submit: string;
  busyText: string;
  /** Shown when the server refused without a message, or when the response was not understood. */
  failed: string;
  broken: string;
  aside?: ReactNode;
  /** Shows the values without a way to change them. */
  readOnly?: boolean;
  /** Throws the server's error. Resolves to true to reset the form. */
  onSave: (body: CouponBody) => Promise<boolean>;
}) {
  const t = useTexts('coupons').form;
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: initial });
  const { watch, reset, trigger, getValues } = form;

  const { save, busy, problem, setProblem } = useSave(
    async (typed: Typed) => {
      if (await onSave(bodyOf(typed))) reset(initial);
    },
    {
      onError: (error) => {
        // Without a response from our server (status 0) it is unknown whether the coupon was saved.
        if (!(error instanceof ApiError) || error.status === 0) return broken;
        return [...new Set(error.errors)].join(' ') || error.message || failed;
      },
    },
  );

  /** Returns the body of a form without errors, for the preview; throws if there are any. A coupon without a code yet can be previewed. */
  async function checkedBody(): Promise<CouponBody> {
    const fields = Object.keys(initial).filter(
      (name) => name !== 'code' && name !== 'title',
    ) as (keyof Typed)[];
    if (!(await trigger(fields))) throw new Error('the form has errors');
    const body = bodyOf(getValues());
    return { ...body, code: body.code || 'PREVIEW', title: body.title || 'Preview' };
  }

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submitFilled(form, save, () => setProblem(t.wrong))}
        className="grid gap-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8"
      >
        <fieldset disabled={readOnly} className="grid min-w-0 gap-5">
          <Part title={t.basics}>
            <BasicFields isUsed={isUsed} readOnly={readOnly} />
          </Part>
          <Part title={t.gives}>
            <KindFields isUsed={isUsed} readOnly={readOnly} />
          </Part>
          <Part title={t.cart}>
            <CartFields />
          </Part>
          <Part title={t.when}>
            <TimeFields />
          </Part>
          <Part title={t.where} note={t.whereNote}>
            <WhereFields readOnly={readOnly} />
          </Part>
          <Part title={t.together}>
            <TogetherFields />
          </Part>
          <DeveloperFields />
          {problem && <Banner tone="bad">{problem}</Banner>}
          {!readOnly && (
            <div>
              <Button type="submit" busy={busy} busyText={busyText}>
                {submit}
              </Button>
            </div>
          )}
        </fieldset>
        <div className="grid gap-5 lg:sticky lg:top-6">
          <CouponCard typed={watch()} />
          <PastPreview bodyOf={checkedBody} />
          {aside}
        </div>
      </form>
    </FormProvider>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-tile border border-line bg-surface p-5">
      <legend className="float-left mb-1 w-full font-display text-h3">{title}</legend>
      <div className="clear-left grid gap-4 sm:grid-cols-2">
        {note && <p className="-mt-1 text-sm text-ink-2 sm:col-span-2">{note}</p>}
        {children}
      </div>
    </fieldset>
  );
}
