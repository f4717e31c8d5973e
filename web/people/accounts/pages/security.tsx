import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AccountPage } from '#web/people/accounts/account/account-page.tsx';
import {
  CodesCard,
  PasskeysCard,
  TotpCard,
} from '#web/people/accounts/account/second-factor/own-factors.tsx';
import { type Removal, RemoveDialog } from '#web/people/accounts/account/second-factor/remove-dialog.tsx';
import { RecoveryCodes } from '#web/people/accounts/shared/second-factor/recovery-codes.tsx';
import type { Added } from '#web/people/accounts/shared/second-factor/set-up.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/security';

export const handle: PageHandle = { skeleton: 'form', astrologers: true };

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['accounts', 'accounts/security', 'shell']);
  const { title, loadFailed: failed } = texts['accounts/security'].page;
  const state = await load(api('GET /api/auth/second-factor'), {
    title,
    failed,
    retry: texts.accounts.retry,
  });
  return { texts, state };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['accounts/security'].page.title,
        brand: shopNameIn(matches),
      })
    : [];
}

/** The second step of one's own log-in: passkeys, the authenticator app, and recovery codes. */
export default function AccountSecurity({ loaderData: { state } }: Route.ComponentProps) {
  const t = useTexts('accounts/security').page;
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const isOn = state.methods.length > 0;

  function onAdded({ message, recoveryCodes }: Added) {
    // A toast would cover the codes, which say that it worked.
    if (recoveryCodes) setCodes(recoveryCodes);
    else toast.good(message);
    void revalidate();
  }
  const parts = { state, onAdded, onRemove: setRemoval };

  return (
    <AccountPage title={t.title} intro={t.intro}>
      <div className="grid gap-4.5 lg:grid-cols-2 lg:gap-x-6">
        {codes ? (
          <Card className="lg:col-span-full">
            <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
          </Card>
        ) : (
          <>
            <Banner
              tone={isOn ? 'good' : state.required ? 'warn' : 'info'}
              className="lg:col-span-full"
            >{`${isOn ? t.on : t.off} ${state.required ? t.required : ''}`}</Banner>
            <PasskeysCard {...parts} />
            <TotpCard {...parts} />
            {isOn && (
              <CodesCard
                left={state.recoveryCodesLeft}
                onCodes={(made) => {
                  setCodes(made);
                  void revalidate();
                }}
              />
            )}
            <p className="lg:col-span-full">
              <TextLink alone to="/account/sessions">
                {t.devices}
              </TextLink>
            </p>
          </>
        )}
      </div>
      <RemoveDialog
        removal={removal}
        isLast={state.passkeys.length + (state.totp ? 1 : 0) === 1}
        onClose={() => setRemoval(null)}
        onRemoved={revalidate}
      />
    </AccountPage>
  );
}
