import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { saveValues } from '../buy/saved-values.ts';

/**
 * Lays out a report's form: title, fields at the left, the purchase at the right. The input is saved in this tab. If
 * something is missing, the specification's message is shown once, and each field shows its own error.
 */
export function ReportForm<V extends FieldValues>({
  name,
  form,
  title,
  text,
  fillAll,
  onSubmit,
  aside,
  wide,
  children,
}: {
  /** The form's key in this tab's storage. */
  name: string;
  form: UseFormReturn<V>;
  title: string;
  text: string;
  fillAll: string;
  onSubmit: (values: V) => Promise<void>;
  aside: ReactNode;
  /** Fields over the full width above the others, for two people side by side. */
  wide?: ReactNode;
  children: ReactNode;
}) {
  const { credit } = useTexts('reports').place;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveValues(name, values) }),
    [form, name],
  );
  const fields = <div className="grid min-w-0 content-start gap-5">{children}</div>;
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submitFilled(form, onSubmit, () => toast.problem(fillAll))}
        className="wrap grid gap-x-16 gap-y-8 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:pt-12 lg:pb-24"
      >
        <div className={`min-w-0 ${wide ? 'lg:col-span-full' : ''}`}>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-2 mb-7 max-w-(--nr-measure) text-lg text-ink-2">{text}</p>
          {wide ?? fields}
        </div>
        {wide && fields}
        <aside aria-label={title} className="min-w-0 lg:sticky lg:top-24">
          {aside}
          <p className="mt-3 text-sm text-ink-3">{credit}</p>
        </aside>
      </form>
    </FormProvider>
  );
}
