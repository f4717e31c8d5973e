import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BirthProfile } from '#contract/people/birth-profiles/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { dayAndClock, dayOf } from '#web/astrology/reports/shared/wall-time.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/births';

const features = ['reports', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const { profiles, shelf } = (await loadTexts(pageLang(), features)).reports;
  return { title: profiles.title, failed: profiles.loadFailed, retry: shelf.retry };
}

export async function clientLoader() {
  const [texts, { profiles }] = await Promise.all([
    loadTexts(pageLang(), features),
    load(api('GET /api/birth-profiles'), failureWords),
  ]);
  return { texts, profiles };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.reports.profiles.title, brand: shopNameIn(matches) })
    : [];
}

/** The saved birth profiles, to view and to delete. */
export default function AccountBirths({ loaderData: { profiles } }: Route.ComponentProps) {
  const { profiles: t, shelf } = useTexts('reports');
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<BirthProfile | null>(null);
  return (
    <div className="wrap pt-6 pb-16 lg:pt-9 lg:pb-24">
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-2 text-ink-2">{t.text}</p>
      {profiles.length === 0 && (
        <EmptyState
          art="yantra"
          title={t.empty}
          text={t.emptyText}
          action={<LinkButton to="/kundli-details">{shelf.make}</LinkButton>}
        />
      )}
      {profiles.length > 0 && (
        <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {profiles.map((profile) => (
            <li key={profile._id}>
              <Birth profile={profile} onRemove={() => setLeaving(profile)} />
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <RemoveDialog profile={leaving} onClose={() => setLeaving(null)} onDone={() => void revalidate()} />
      )}
    </div>
  );
}

function Birth({ profile, onRemove }: { profile: BirthProfile; onRemove: () => void }) {
  const t = useTexts('reports').profiles;
  const lang = useLang();
  const { name, relation, datetime, timeUnknown, location, coordinates } = profile;
  return (
    <Card className="flex h-full flex-col">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-semibold break-words">{name}</span>
        <Badge tone="off" dot={false}>
          {t.relationNames[relation]}
        </Badge>
      </p>
      <p className="mt-1 mb-4 text-ink-2">
        <span>{timeUnknown ? `${dayOf(datetime, lang)}, ${t.noTime}` : dayAndClock(datetime, lang)}</span>
        <br />
        <span>{location || coordinates}</span>
      </p>
      <Button
        kind="secondary"
        size="small"
        className="mt-auto self-start"
        aria-label={fill(t.removeName, { name })}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </Card>
  );
}

function RemoveDialog({
  profile,
  onClose,
  onDone,
}: {
  profile: BirthProfile;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTexts('reports').profiles;
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await api('DELETE /api/birth-profiles/{profileId}', { params: { profileId: profile._id } });
      toast.good(t.removed);
      onDone();
    } catch (error) {
      toast.problem(messageOf(error, t.removeFailed));
    }
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(t.removeTitle, { name: profile.name })}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t.keep}
          </Button>
          <Button kind="danger" busy={busy} busyText={t.removing} onClick={() => void remove()}>
            {t.remove}
          </Button>
        </>
      }
    >
      {t.removeText}
    </Dialog>
  );
}
