import { useId, useState } from 'react';
import { api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { knowsPasskeys, makePasskey, passkeyProblem } from './passkeys.ts';
import type { Added } from './set-up.ts';

/** Adds a passkey of this device, under a name that the person knows again. */
export function AddPasskey({
  ticket,
  kind,
  onAdded,
}: {
  ticket?: string;
  kind?: 'primary' | 'secondary';
  onAdded: (added: Added) => void;
}) {
  const all = useTexts('accounts/security');
  const t = all.passkey;
  const id = useId();
  const [name, setName] = useState(t.thisDevice);
  const { save, busy, problem } = useSave(
    async () => {
      const passkey = await makePasskey({ ticket });
      const own = ticket === undefined ? {} : { ticket };
      onAdded(await api('POST /api/auth/second-factor/passkeys', { body: { ...own, name, passkey } }));
      setName(t.thisDevice);
    },
    { onError: (error) => passkeyProblem(error, all, t) },
  );

  if (!knowsPasskeys()) return <p className="text-ink-2">{t.unsupported}</p>;
  return (
    <form
      className="grid gap-3"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t.name} hint={t.nameHint}>
        <Input
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div>
        <Button id={id} type="submit" kind={kind ?? 'secondary'} busy={busy} busyText={t.adding}>
          {t.add}
        </Button>
      </div>
    </form>
  );
}
