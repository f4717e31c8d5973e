import { useState } from 'react';
import { api, messageOf } from '#web/api/client.ts';
import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { checkSession } from '#web/session/actions.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Result } from '#web/ui/feedback/result-mark.tsx';
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts';
import type { Route } from './+types/undo-email-change';

export const handle: PageHandle = { contact: 'none' };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/auth', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({ title: texts['accounts/auth'].undo.title, brand: shopNameIn(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

/**
 * Explains the link mailed to an old address, and has the button that undoes the change. Opening the page
 * changes nothing, because mail scanners open links too.
 */
export default function UndoEmailChange({ params: { token } }: Route.ComponentProps) {
  const t = useTexts('accounts/auth').undo;
  const hydrated = useHydrated();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [problem, setProblem] = useState<string | null>(null);
  async function undo() {
    setState('busy');
    setProblem(null);
    try {
      await api('POST /api/auth/email/undo', { body: { token } });
      setState('done');
      await checkSession();
    } catch (error) {
      setProblem(messageOf(error, t.failed));
      setState('asked');
    }
  }
  if (state === 'done')
    return (
      <Result
        state="success"
        title={t.done}
        text={t.doneText}
        actions={<LinkButton to="/forgot-my-password">{t.newPassword}</LinkButton>}
      />
    );
  return (
    <div className="wrap section max-w-160">
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-3 text-lg text-ink-2">{t.text}</p>
      {problem && (
        <Banner tone="bad" className="mt-4">
          {problem}
        </Banner>
      )}
      <Button
        size="large"
        className="mt-6"
        busy={state === 'busy'}
        busyText={t.busy}
        onClick={() => hydrated && void undo()}
      >
        {t.do}
      </Button>
    </div>
  );
}
