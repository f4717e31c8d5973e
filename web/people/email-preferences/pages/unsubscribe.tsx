import { useState } from 'react';
import { data } from 'react-router';
import type { OptionalMail } from '#contract/people/email-preferences/consents.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { apiContext, cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts';
import type { Route } from './+types/unsubscribe';

export const handle: PageHandle = { contact: 'none' };

export async function loader({ context, params }: Route.LoaderArgs) {
  // The link is personal, so the page is never cached.
  context.get(cacheTagsContext).add(NO_STORE);
  const texts = await loadTexts(context.get(langContext), ['email-preferences', 'shell']);
  try {
    const { mail } = await context.get(apiContext)('GET /api/mail/unsubscribe/{token}', {
      params: { token: params.token },
    });
    return { mail, problem: '', texts };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return data({ mail: null, problem: error.message, texts }, { status: 400 });
  }
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({ title: texts['email-preferences'].leave.title, brand: shopNameIn(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** The page of a mail's unsubscribe link, with the button that confirms it. Opening it changes nothing. */
export default function Unsubscribe({
  loaderData: { mail, problem },
  params: { token },
}: Route.ComponentProps) {
  const t = useTexts('email-preferences').leave;
  return (
    <div className="wrap section max-w-160">
      <h1 className="text-h1">{mail ? t.title : t.invalidTitle}</h1>
      {mail ? (
        <Leave mail={mail} token={token} />
      ) : (
        <Banner tone="bad" className="mt-4">
          {problem}
        </Banner>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/account/notifications" kind="secondary">
          {t.all}
        </LinkButton>
        <LinkButton to="/" kind="ghost">
          {t.home}
        </LinkButton>
      </div>
    </div>
  );
}

function Leave({ mail, token }: { mail: OptionalMail; token: string }) {
  const t = useTexts('email-preferences').leave;
  const hydrated = useHydrated();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [problem, setProblem] = useState<string | null>(null);
  async function leave() {
    setState('busy');
    setProblem(null);
    try {
      await api('POST /api/mail/unsubscribe/{token}', { params: { token } });
      setState('done');
    } catch (error) {
      setProblem(messageOf(error, t.failed));
      setState('asked');
    }
  }
  if (state === 'done')
    return (
      <Banner tone="good" className="mt-4">
        {t.done}
      </Banner>
    );
  return (
    <>
      <p className="mt-3 text-lg text-ink-2">{t[mail]}</p>
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
        onClick={() => hydrated && void leave()}
      >
        {t.do}
      </Button>
    </>
  );
}
