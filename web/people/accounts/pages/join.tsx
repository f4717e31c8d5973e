import { useEffect, useState } from 'react';
import type { ResponseBody } from '#contract/core/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import { api, messageOf } from '#web/api/client.ts';
import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AuthLayout } from '#web/people/accounts/auth/auth-layout.tsx';
import { JoinForm } from '#web/people/accounts/auth/join-form.tsx';
import { JoinWithAccount } from '#web/people/accounts/auth/join-with-account.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { Route } from './+types/join';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    texts: await loadTexts(context.get(langContext), ['accounts/staff', 'accounts/auth', 'shell']),
  };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: texts['accounts/staff'].join.title,
      brand: shopNameIn(matches),
      description: texts['accounts/staff'].join.description,
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

type Invited = ResponseBody<Contract['POST /api/auth/invitation']>;

/** Loads the invitation in the browser: the page itself is the same for everyone. Opening it uses nothing. */
function useInvitation(token: string): Invited | string | null {
  const { failed } = useTexts('accounts/staff').join;
  const [found, setFound] = useState<Invited | string | null>(null);
  useEffect(() => {
    let left = false;
    api('POST /api/auth/invitation', { body: { token } })
      .catch((error: unknown) => messageOf(error, failed))
      .then((answer) => left || setFound(answer));
    return () => {
      left = true;
    };
  }, [token, failed]);
  return found;
}

/** The invitation to the staff, opened from the mailed link. */
export default function Join({ params: { token } }: Route.ComponentProps) {
  const { join: t, roles } = useTexts('accounts/staff');
  const invitation = useInvitation(token);
  return (
    <AuthLayout title={t.title} motto={t.motto}>
      {invitation === null && <p aria-busy="true">{t.loading}</p>}
      {typeof invitation === 'string' && (
        <>
          <Banner tone="bad">{invitation}</Banner>
          <LinkButton kind="secondary" to="/login">
            {t.toLogin}
          </LinkButton>
        </>
      )}
      {invitation !== null && typeof invitation !== 'string' && (
        <>
          <div>
            <p>{fill(t.invited, { by: invitation.invitedBy })}</p>
            <ul className="my-2 list-disc pl-5 font-semibold">
              {invitation.staffRoles.map((role) => (
                <li key={role}>{roles[role]}</li>
              ))}
            </ul>
            <p className="text-ink-2">{fill(t.for, { email: invitation.email })}</p>
          </div>
          {invitation.hasAccount ? <JoinWithAccount token={token} /> : <JoinForm token={token} />}
        </>
      )}
    </AuthLayout>
  );
}
