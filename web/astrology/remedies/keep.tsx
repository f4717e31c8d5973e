import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { printableName } from '#web/forms/printable-name.ts';
import { useSession } from '#web/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { handOver } from './handover.ts';

/**
 * Offers to keep the birth. A guest is led to the login and back with what was typed; a customer gives a name and saves.
 * `choice` is the form of relation and consent, `save` sends it.
 */
export function Keep({ choice, save: send }: { choice: ReactNode; save: () => Promise<void> }) {
  const t = useTexts('remedies/finder').keep;
  const nameErrors = useTexts('core/name-errors');
  const session = useSession();
  const { register, formState, getValues, trigger } = useFormContext();
  const { save, busy, problem } = useSave(
    async () => {
      if (!(await trigger(['name', 'save']))) return;
      await send();
      toast.good(t.done);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const name = formState.errors.name?.message;
  return (
    <section aria-label={t.title} className="rounded-tile border border-line bg-surface p-5 md:p-6">
      <h3 className="text-h3">{t.title}</h3>
      {session === null ? (
        <>
          <p className="mt-1 mb-4 text-ink-2">{t.guest}</p>
          <LinkButton
            kind="secondary"
            to="/login?next=%2Ffind-my-stone"
            onClick={() => {
              const { birth, place } = getValues();
              handOver({ birth, place });
            }}
          >
            {t.login}
          </LinkButton>
        </>
      ) : (
        <div className="mt-4 grid max-w-md gap-4">
          {problem && <Banner tone="bad">{problem}</Banner>}
          <Field label={t.name} error={typeof name === 'string' ? name : undefined}>
            <Input
              {...register('name', {
                validate: (typed: string) =>
                  typed.trim() === '' ? t.nameMissing : printableName(typed, nameErrors),
              })}
              autoComplete="name"
              maxLength={100}
            />
          </Field>
          {choice}
          <Button kind="secondary" busy={busy} busyText={t.saving} onClick={() => void save()}>
            {t.save}
          </Button>
        </div>
      )}
    </section>
  );
}
