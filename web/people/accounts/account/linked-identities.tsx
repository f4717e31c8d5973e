import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LinkedIdentity } from '#contract/people/accounts/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/**
 * Lists the linked sign-in providers. Each can be removed after a confirmation. Needs the texts `accounts`.
 */
export function LinkedIdentities({ identities }: { identities: readonly LinkedIdentity[] }) {
  const t = useTexts('accounts').identities;
  const { revalidate } = useRevalidator();
  const [unconfirmed, setUnconfirmed] = useState<LinkedIdentity | null>(null);
  const [busy, setBusy] = useState(false);
  const [lastWayIn, setLastWayIn] = useState('');

  async function remove({ _id }: LinkedIdentity) {
    setBusy(true);
    setLastWayIn('');
    await api('DELETE /api/auth/identities/{identityId}', { params: { identityId: _id } }).then(
      ({ message }) => toast.good(message),
      (error) => {
        if (error instanceof ApiError && error.code === 'last_way_in') setLastWayIn(error.message);
        else toast.problem(messageOf(error, t.failed));
      },
    );
    // Revalidate after an error too: it may have been removed on another device.
    await revalidate();
    setBusy(false);
    setUnconfirmed(null);
  }

  return (
    <section className="mt-8 max-w-200" aria-labelledby="sign-in-providers">
      <h2 id="sign-in-providers" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-1.5 mb-4 text-ink-2">{t.intro}</p>
      {lastWayIn && (
        <Banner
          tone="bad"
          className="mb-4"
          action={
            <LinkButton kind="secondary" size="small" to="/account/profile">
              {t.setPassword}
            </LinkButton>
          }
        >
          {lastWayIn}
        </Banner>
      )}
      <Card className="py-1! md:py-2!">
        <ul>
          {identities.map((identity) => (
            <IdentityRow key={identity._id} identity={identity} onRemove={() => setUnconfirmed(identity)} />
          ))}
        </ul>
      </Card>
      <Dialog
        open={unconfirmed !== null}
        onClose={() => busy || setUnconfirmed(null)}
        title={fill(t.question, { provider: unconfirmed?.provider ?? '' })}
        actions={
          <>
            <Button kind="secondary" disabled={busy} onClick={() => setUnconfirmed(null)}>
              {t.keep}
            </Button>
            <Button
              kind="danger"
              busy={busy}
              busyText={t.removing}
              onClick={() => unconfirmed && void remove(unconfirmed)}
            >
              {t.remove}
            </Button>
          </>
        }
      >
        {fill(t.text, { provider: unconfirmed?.provider ?? '', email: unconfirmed?.email ?? '' })}
      </Dialog>
    </section>
  );
}

function IdentityRow({ identity, onRemove }: { identity: LinkedIdentity; onRemove: () => void }) {
  const t = useTexts('accounts').identities;
  const lang = useLang();
  const { provider, email, linkedAt, usedAt } = identity;
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <h3 className="font-text text-base font-semibold">{provider}</h3>
        <p className="tabular text-sm break-words text-ink-2">
          <span className="block">{email}</span>
          <span className="block">{fill(t.used, { date: formatDateTime(usedAt, lang) })}</span>
          <span>{fill(t.linked, { date: formatDateTime(linkedAt, lang) })}</span>
        </p>
      </div>
      <Button
        kind="secondary"
        size="small"
        aria-label={fill(t.removeNamed, { provider, email })}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </li>
  );
}
