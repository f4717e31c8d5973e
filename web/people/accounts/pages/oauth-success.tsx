import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AuthLayout } from '#web/people/accounts/auth/auth-layout.tsx';
import type { MissingStep } from '#web/people/accounts/auth/missing-step.ts';
import { existingPage } from '#web/people/accounts/auth/use-next-path.ts';
import { useSecondStep } from '#web/people/accounts/auth/use-second-step.tsx';
import { releaseIntent } from '#web/session/intent.ts';
import { type Session, writeSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Orbit } from '#web/ui/orbit.tsx';
import type { Route } from './+types/oauth-success';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    texts: await loadTexts(context.get(langContext), ['accounts/auth', 'accounts/oauth-errors', 'shell']),
  };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({ title: texts['accounts/auth'].provider.title, brand: shopNameIn(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

/**
 * The end of a sign-in at a provider. It removes the one-time token from the URL and exchanges it for the
 * session.
 * Continues with the terms if they are not accepted, with the admin pages for an admin, else with the
 * account. Shows an error if the sign-in failed. Without token and error it redirects to the login.
 */
export default function OauthSuccess() {
  const t = useTexts('accounts/auth').provider;
  const { motto } = useTexts('accounts/auth').login;
  const errors = useTexts('accounts/oauth-errors');
  const { signIn } = useShop();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef(false);
  const enter = useCallback(
    (session: Session, { agreedToTerms, next }: Pick<MissingStep, 'agreedToTerms' | 'next'>) => {
      writeSession(session);
      releaseIntent(next ?? null);
      const { role } = session;
      const home = role === 'admin' ? '/admin-dashboard' : next && role === 'user' ? next : '/user-dashboard';
      const path = agreedToTerms || role !== 'user' ? existingPage(home) : '/accept-terms';
      void navigate(path, { replace: true });
    },
    [navigate],
  );
  const { ask, shown } = useSecondStep(enter);

  useEffect(() => {
    // An effect may run twice, but a token is valid once.
    if (begun.current) return;
    begun.current = true;
    const query = new URLSearchParams(location.search);
    const [token, refused] = [query.get('token'), query.get('problem')];
    history.replaceState(history.state, '', location.pathname);
    if (refused) {
      const known = Object.hasOwn(errors, refused) ? (refused as keyof typeof errors) : null;
      return setProblem(known ? errors[known] : refused === 'account_blocked' ? t.blocked : t.failed);
    }
    if (!token) return void navigate('/login', { replace: true });
    api('POST /api/auth/google/session', { body: { token } }).then(
      ({ message, agreedToTerms, next, ...session }) => {
        toast.good(message);
        enter(session, { agreedToTerms, next });
      },
      async (error: unknown) => {
        if (!(await ask(error))) setProblem(messageOf(error, t.failed));
      },
    );
  }, [ask, enter, errors, navigate, t]);

  if (shown)
    return (
      <AuthLayout title={t.title} motto={motto}>
        {shown}
      </AuthLayout>
    );
  return (
    <AuthLayout title={problem ? t.failedTitle : t.title} motto={motto}>
      {problem ? (
        <>
          <Banner tone="bad">{problem}</Banner>
          {signIn && (
            <a href="/api/auth/google" className={buttonClass({ size: 'large', wide: true })}>
              {t.again}
            </a>
          )}
          <LinkButton to="/login" kind="secondary" size="large" wide>
            {t.toLogin}
          </LinkButton>
        </>
      ) : (
        <p role="status" className="flex items-center gap-3 text-lg text-ink-2">
          <Orbit className="size-12" />
          {t.waiting}
        </p>
      )}
    </AuthLayout>
  );
}
