import { useEffect, useState } from 'react';
import type { CreditRequestView } from '#contract/selling/orders/credit-requests.ts';
import { api, messageOf } from '#web/api/client.ts';
import { langContext } from '#web/api/context.ts';
import { useSave } from '#web/api/use-save.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { CreditRequest } from '#web/selling/orders/credit/credit-request.tsx';
import { EndedRequest } from '#web/selling/orders/credit/ended-request.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { Route } from './+types/use-credit';

export const handle: PageHandle = { contact: 'none' };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['orders/credit', 'cart', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({ title: texts['orders/credit'].title, brand: shopNameIn(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** Loads the request in the browser: the page itself is the same for everyone. Opening it answers nothing. */
function useRequest(token: string) {
  const { loadFailed } = useTexts('orders/credit');
  const [found, setFound] = useState<CreditRequestView | string | null>(null);
  useEffect(() => {
    let left = false;
    api('POST /api/credit-requests/read', { body: { token } })
      .catch((error: unknown) => messageOf(error, loadFailed))
      .then((answer) => left || setFound(answer));
    return () => {
      left = true;
    };
  }, [token, loadFailed]);
  return [found, setFound] as const;
}

/** The page of the link that asks a buyer whether an order by hand may use their credit note. */
export default function UseCredit({ params: { token } }: Route.ComponentProps) {
  const t = useTexts('orders/credit');
  const [request, setRequest] = useRequest(token);
  const [said, setSaid] = useState<'yes' | 'no' | null>(null);
  const { save, busy, problem } = useSave(
    async (answer: 'yes' | 'no') => {
      setSaid(answer);
      const answered = await api('POST /api/credit-requests/answer', { body: { token, answer } });
      setRequest(answered.request);
      // What came of it stands at the top of the page, above the button that was pressed.
      window.scrollTo(0, 0);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  if (request !== null && typeof request !== 'string' && request.state !== 'waiting')
    return <EndedRequest request={request} />;
  return (
    <div className="wrap section max-w-200">
      <h1 className="text-h1">{t.title}</h1>
      {request === null && (
        <p aria-busy="true" className="mt-3">
          {t.loading}
        </p>
      )}
      {typeof request === 'string' && (
        <>
          <Banner tone="bad" className="mt-4">
            {request}
          </Banner>
          <LinkButton to="/" kind="secondary" className="mt-6">
            {t.home}
          </LinkButton>
        </>
      )}
      {request !== null && typeof request !== 'string' && (
        <CreditRequest
          request={request}
          problem={problem}
          busy={busy ? said : null}
          onAnswer={(answer) => void save(answer)}
        />
      )}
    </div>
  );
}
