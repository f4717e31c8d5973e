import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addressesAtMost } from '#contract/people/addresses/rules.ts';
import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AccountPage } from '#web/people/accounts/account/account-page.tsx';
import { AddressCard } from '#web/people/accounts/account/address-card.tsx';
import { AddressSheet, type Edited } from '#web/people/accounts/account/address-sheet.tsx';
import { useAddresses } from '#web/people/accounts/account/use-addresses.ts';
import { plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/addresses';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), [
    'addresses',
    'addresses/errors',
    'core/name-errors',
    'checkout',
    'shell',
  ]);
  const { title, loadFailed: failed, retry } = texts.addresses;
  const { addresses } = await load(api('GET /api/auth/addresses'), { title, failed, retry });
  return { texts, addresses };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.addresses.title, brand: shopNameIn(matches) }) : [];
}

/** The saved addresses: add, edit, delete, and choose the default. */
export default function AccountAddresses({ loaderData: { addresses: loaded } }: Route.ComponentProps) {
  const t = useTexts('addresses');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Edited>(null);
  const page = useRef<HTMLDivElement>(null);
  const { addresses, busy, makeDefault, remove } = useAddresses(loaded);
  const full = addresses.length >= addressesAtMost;
  const add = (
    <Button kind="secondary" disabled={full} onClick={() => setEdited('new')}>
      <Icon of={Plus} small />
      {t.add}
    </Button>
  );
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <AccountPage title={t.title} intro={t.intro} action={addresses.length > 0 && add}>
        {full && <p className="mb-4 text-ink-2">{plural(t.full, addressesAtMost, lang)}</p>}
        {addresses.length === 0 ? (
          <EmptyState art="diya-unlit" title={t.none} text={t.noneText} action={add} />
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {addresses.map((address) => (
              <AddressCard
                key={address._id}
                address={address}
                busy={busy}
                onEdit={() => setEdited(address)}
                onDefault={() => void makeDefault(address)}
                onRemove={() => {
                  // The button is removed with its card, so the focus moves to the page.
                  page.current?.focus({ preventScroll: true });
                  void remove(address);
                }}
              />
            ))}
          </ul>
        )}
      </AccountPage>
      <AddressSheet
        edited={edited}
        offerDefault={addresses.length > (edited === 'new' ? 0 : 1)}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          void revalidate();
        }}
      />
    </div>
  );
}
