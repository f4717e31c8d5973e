import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { SendLink } from '#web/people/accounts/shared/send-link.tsx';
import { checkSession } from '#web/session/actions.ts';
import { loginPath } from '#web/session/return-path.ts';
import { readSession, useSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/feedback/result-mark.tsx';
import type { Route } from './+types/verify-email';

export const handle: PageHandle = { contact: 'none' };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/auth', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({ title: texts['accounts/auth'].verify.title, brand: shopNameIn(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

type Outcome =
  | { state: 'checking' }
  | { state: 'done' }
  | { state: 'failed'; message: string; way: 'retry' | 'newLink' | 'account' };

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

// Sends one request per link and page load: a duplicate would get the error that the link is used.
const requests = new Map<string, Promise<unknown>>();

/**
 * Sends the link's token. Resolves if the address is confirmed, also by an earlier click of the same person.
 */
async function confirm(token: string, again: boolean): Promise<void> {
  if (again) requests.delete(token);
  const pending = requests.get(token) ?? api('POST /api/auth/verify-email', { body: { token } });
  requests.set(token, pending);
  try {
    await pending;
  } catch (error) {
    if (!isRefused(error)) throw error;
    await checkSession();
    if (!readSession()?.isVerified) throw error;
  }
  await checkSession();
}

/** Confirms the address of the mailed link at once and shows the result. */
export default function VerifyEmail({ params: { token } }: Route.ComponentProps) {
  const t = useTexts('accounts/auth').verify;
  const [outcome, setOutcome] = useState<Outcome>({ state: 'checking' });
  const run = useCallback(
    async (again: boolean) => {
      setOutcome({ state: 'checking' });
      try {
        await confirm(token, again);
        setOutcome({ state: 'done' });
      } catch (error) {
        const code = error instanceof ApiError ? error.code : '';
        const way = code === 'email_taken' ? 'account' : isRefused(error) ? 'newLink' : 'retry';
        setOutcome({
          state: 'failed',
          message: way === 'newLink' ? t.linkInvalid : messageOf(error, t.failed),
          way,
        });
      }
    },
    [token, t],
  );
  useEffect(() => void run(false), [run]);

  if (outcome.state === 'checking')
    return <Result state="checking" title={t.checking} text={t.checkingText} />;
  if (outcome.state === 'done')
    return <Result state="success" title={t.done} text={t.doneText} actions={<Onward />} />;
  return (
    <Result
      state="failed"
      title={t.failed}
      text={outcome.message}
      actions={
        outcome.way === 'newLink' ? (
          <NewLink />
        ) : outcome.way === 'account' ? (
          <LinkButton to="/account/profile">{t.toAccount}</LinkButton>
        ) : (
          <Button onClick={() => void run(true)}>{t.retry}</Button>
        )
      }
    />
  );
}

function Onward() {
  const t = useTexts('accounts/auth').verify;
  return <LinkButton to="/products">{t.shop}</LinkButton>;
}

/** Sends a new link to a signed-in user; others sign in first. */
function NewLink() {
  const t = useTexts('accounts/auth').verify;
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) return <LinkButton to={loginPath(pathname)}>{t.toLogin}</LinkButton>;
  return <SendLink />;
}
