import type { SecondFactor } from '#contract/people/accounts/second-factor.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { AddPasskey } from '#web/people/accounts/shared/second-factor/add-passkey.tsx';
import { AddTotp } from '#web/people/accounts/shared/second-factor/add-totp.tsx';
import type { Added } from '#web/people/accounts/shared/second-factor/set-up.ts';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { FactorRow } from './factor-row.tsx';
import type { Removal } from './remove-dialog.tsx';

type Parts = {
  state: SecondFactor;
  onAdded: (added: Added) => void;
  onRemove: (removal: Removal) => void;
};

/** The person's passkeys, and the form that adds one. Needs the texts `accounts/security`. */
export function PasskeysCard({ state: { passkeys, totp }, onAdded, onRemove }: Parts) {
  const t = useTexts('accounts/security').passkey;
  const lang = useLang();
  const notes = ({ createdAt, usedAt, backedUp }: SecondFactor['passkeys'][number]) => [
    fill(t.made, { date: formatDateTime(createdAt, lang) }),
    ...(usedAt ? [fill(t.used, { date: formatDateTime(usedAt, lang) })] : []),
    ...(backedUp ? [t.backedUp] : []),
  ];
  return (
    <Card>
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1.5 mb-4 text-ink-2">{t.text}</p>
      {passkeys.length > 0 && (
        <ul className="mb-4 border-t border-line">
          {passkeys.map((passkey) => {
            const name = passkey.name || t.unnamed;
            return (
              <FactorRow
                key={passkey._id}
                name={name}
                notes={notes(passkey)}
                remove={t.remove}
                removeNamed={fill(t.removeNamed, { name })}
                onRemove={() => onRemove({ name, passkeyId: passkey._id })}
              />
            );
          })}
        </ul>
      )}
      <AddPasskey kind={passkeys.length === 0 && !totp ? 'primary' : 'secondary'} onAdded={onAdded} />
    </Card>
  );
}

/** The person's authenticator app, or its setting up. Needs the texts `accounts/security`. */
export function TotpCard({ state: { totp }, onAdded, onRemove }: Parts) {
  const t = useTexts('accounts/security').totp;
  const lang = useLang();
  return (
    <Card>
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1.5 mb-4 text-ink-2">{t.text}</p>
      {totp ? (
        <ul className="border-t border-line">
          <FactorRow
            name={t.title}
            notes={[
              fill(t.made, { date: formatDateTime(totp.createdAt, lang) }),
              ...(totp.usedAt ? [fill(t.used, { date: formatDateTime(totp.usedAt, lang) })] : []),
            ]}
            remove={t.remove}
            removeNamed={t.removeNamed}
            onRemove={() => onRemove({ name: t.title, passkeyId: null })}
          />
        </ul>
      ) : (
        <AddTotp onAdded={onAdded} />
      )}
    </Card>
  );
}

/** The number of unused recovery codes, and the button that makes new ones. Needs the texts `accounts/security`. */
export function CodesCard({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts('accounts/security').codes;
  const lang = useLang();
  const { save, busy } = useSave(
    async () => onCodes((await api('POST /api/auth/second-factor/recovery-codes')).recoveryCodes),
    { onError: (error) => toast.problem(messageOf(error, t.renewFailed)) },
  );
  return (
    <Card className="lg:col-span-full">
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1.5 mb-4 text-ink-2">{plural(t.left, left, lang)}</p>
      <Button kind="secondary" busy={busy} busyText={t.renewing} onClick={() => void save()}>
        {t.renew}
      </Button>
    </Card>
  );
}
