import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { ResponseOf } from '#contract/core/client.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SkyCard } from './sky-card.tsx';
import type { TypedMoment } from './use-sky.ts';

/** The answer for a birth. */
export type Answer = ResponseOf<'POST /api/remedies/stone'>;

/** The fields of a birth that the API needs. */
export type AskedBirth = {
  datetime: string;
  coordinates: string;
  location: string;
  timeUnknown: boolean;
  offset: string | null;
};

/**
 * Lays out Find my stone: the form with the sky beside it, on phones after it, then the answer. `moment` and `birth` read the form, whose fields are
 * `children`; `answered` draws the answer. With `askAtOnce` the form is filled in and the answer is asked without a press.
 */
export function Finder({
  form,
  moment,
  birth,
  askAtOnce,
  children,
  answered,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: the route owns the form's values.
  form: UseFormReturn<any>;
  moment: TypedMoment;
  birth: () => AskedBirth;
  askAtOnce: boolean;
  children: ReactNode;
  answered: (answer: Answer) => ReactNode;
}) {
  const t = useTexts('remedies/finder');
  const lang = useLang();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const place = useRef<HTMLElement>(null);
  const { save, busy, problem } = useSave(
    async () => {
      setAnswer(await api('POST /api/remedies/stone', { body: { ...birth(), la: lang } }));
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const ask = async () => {
    // Each field says what it lacks. A toast would lie over the field below, and over the list of its cities.
    if (await form.trigger(['birth', 'place'], { shouldFocus: true })) await save();
  };
  useEffect(() => {
    if (!answer) return;
    // A browser centres what it focuses, and the answer is taller than the screen.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [answer]);
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the values that were handed over are in the form.
  useEffect(() => {
    if (!askAtOnce || asked.current) return;
    asked.current = true;
    void save();
  }, [askAtOnce]);
  return (
    <FormProvider {...form}>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        <form
          method="post"
          noValidate
          className="grid min-w-0 gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          {children}
          {problem && <Banner tone="bad">{problem}</Banner>}
          <Button type="submit" size="large" busy={busy} busyText={t.asking}>
            {t.ask}
          </Button>
          <p className="text-sm text-ink-2">{t.privacy}</p>
        </form>
        <SkyCard moment={moment} />
      </div>
      {answer && (
        <section ref={place} tabIndex={-1} aria-label={t.answer} className="mt-10 outline-none lg:mt-14">
          {answered(answer)}
        </section>
      )}
    </FormProvider>
  );
}
