import { useState } from 'react';
import { parcelNumber } from '#contract/selling/returns/reasons.ts';
import { messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

/** A parcel as it was typed or scanned. */
export type TypedParcel = { number: string; courier?: string };

/**
 * Asks for the number of a parcel. A scanner types the number and presses Enter, so the number is the first field and
 * Enter saves.
 */
export function ParcelForm({
  known,
  onSave,
}: {
  known: { number: string; courier: string | null } | null;
  onSave: (parcel: TypedParcel) => Promise<unknown>;
}) {
  const t = useTexts('returns').parcel;
  const [number, setNumber] = useState(known?.number ?? '');
  const [courier, setCourier] = useState(known?.courier ?? '');
  const [missing, setMissing] = useState(false);
  const { save, busy, problem } = useSave(onSave, { onError: (error) => messageOf(error, t.failed) });
  const error = missing ? t.missing : problem;
  return (
    <form
      method="post"
      noValidate
      className="mt-3 grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = parcelNumber(number) === null;
        setMissing(wrong);
        if (!wrong) void save({ number, ...(courier.trim() && { courier: courier.trim() }) });
      }}
    >
      <Field label={t.number} {...(error && { error })}>
        <Input
          value={number}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => {
            setNumber(event.target.value);
            setMissing(false);
          }}
        />
      </Field>
      <Field label={t.courier}>
        <Input
          value={courier}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setCourier(event.target.value)}
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" size="small" kind="secondary" busy={busy} busyText={t.saving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
