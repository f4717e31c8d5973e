import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PrivacyState } from '#contract/people/personal-data/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatDate, wordFor } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type Consent = PrivacyState['consents'][number];

/**
 * Lists the consents of a user: to what, which version of the text, and when. Those that can be withdrawn separately
 * have a button.
 */
export function ConsentsCard({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts('personal-data').consents;
  return (
    <Card>
      <h2 className="text-h3">{t.title}</h2>
      {consents.length === 0 && <p className="mt-2 text-ink-2">{t.none}</p>}
      <ul className="mt-2 empty:hidden">
        {consents.map((consent) => (
          <ConsentRow key={`${consent.purpose} ${consent.givenAt}`} consent={consent} />
        ))}
      </ul>
    </Card>
  );
}

function ConsentRow({ consent }: { consent: Consent }) {
  const t = useTexts('personal-data').consents;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const { purpose, version, givenAt, withdrawnAt, mail } = consent;
  const name = wordFor(t.purposes, purpose);

  async function withdraw() {
    if (!mail) return;
    setBusy(true);
    await api('POST /api/account/consents/{mail}/withdraw', { params: { mail } }).then(
      ({ message }) => toast.good(message),
      (error) => toast.problem(messageOf(error, t.failed)),
    );
    await revalidate();
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="tabular text-sm text-ink-2">
          <span>{fill(t.given, { date: formatDate(givenAt, lang), version })}</span>
          {withdrawnAt && (
            <span className="block">{fill(t.withdrawn, { date: formatDate(withdrawnAt, lang) })}</span>
          )}
        </p>
        {purpose === 'terms' && !withdrawnAt && <p className="text-sm text-ink-3">{t.terms}</p>}
        {(purpose === 'birth_profile' || purpose === 'child_birth') && (
          <TextLink alone to="/account/births" className="text-sm">
            {t.births}
          </TextLink>
        )}
      </div>
      {mail && !withdrawnAt && (
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          busyText={t.withdrawing}
          aria-label={busy ? undefined : fill(t.withdrawNamed, { name })}
          onClick={() => void withdraw()}
        >
          {t.withdraw}
        </Button>
      )}
    </li>
  );
}
