import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import type { ResponseOf } from '#contract/core/client.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import type { Added } from './set-up.ts';

type Begun = ResponseOf<'POST /api/auth/second-factor/totp/begin'>;

/** Sets up an authenticator app: first its secret, then its first code. */
export function AddTotp({
  ticket,
  kind,
  onAdded,
}: {
  ticket?: string;
  kind?: 'primary' | 'secondary';
  onAdded: (added: Added) => void;
}) {
  const t = useTexts('accounts/security').totp;
  const [begun, setBegun] = useState<Begun | null>(null);
  const own = ticket === undefined ? {} : { ticket };

  const { save, busy, problem } = useSave(
    async () => setBegun(await api('POST /api/auth/second-factor/totp/begin', { body: own })),
    { onError: (error) => messageOf(error, t.failed) },
  );

  if (begun)
    return (
      <FirstCode
        begun={begun}
        onCode={async (code) =>
          onAdded(await api('POST /api/auth/second-factor/totp', { body: { ...own, code } }))
        }
      />
    );
  return (
    <div className="grid gap-3">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div>
        <Button kind={kind ?? 'secondary'} busy={busy} busyText={t.beginning} onClick={() => void save()}>
          {t.add}
        </Button>
      </div>
    </div>
  );
}

/** Shows the secret as a picture and as text, and asks for the first code. */
function FirstCode({
  begun: { secret, uri },
  onCode,
}: {
  begun: Begun;
  onCode: (code: string) => Promise<void>;
}) {
  const all = useTexts('accounts/security');
  const t = all.totp;
  const form = useForm<{ code: string }>();
  const { register, formState, setError } = form;
  const { save, busy } = useSave(({ code }: { code: string }) => onCode(code), {
    onError: (error) => setError('code', { message: messageOf(error, t.failed) }, { shouldFocus: true }),
  });
  const key = secret.replace(/(.{4})/g, '$1 ').trim();
  return (
    <form method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-4.5">
      <p className="font-medium">{t.scan}</p>
      <QrCode text={uri} label={t.picture} />
      <div className="grid gap-2">
        <p className="text-ink-2">{t.cannotScan}</p>
        <output aria-label={t.key} className="font-mono text-lg break-words">
          {key}
        </output>
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" size="small" onClick={() => void copyText(secret, t)}>
            {t.copy}
          </Button>
          <a href={uri} className={buttonClass({ kind: 'ghost', size: 'small' })}>
            {t.openApp}
          </a>
        </div>
      </div>
      <Field label={t.type} error={formState.errors.code?.message}>
        <Input
          {...register('code', { validate: (value) => value.trim() !== '' || all.confirm.codeMissing })}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tabular text-lg tracking-widest"
        />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyText={t.confirming}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Draws a QR code. Black on white in every theme, because cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="w-52 rounded-tile bg-white">
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
