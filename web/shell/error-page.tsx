import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import english from '#languages/en/shell/failure.json' with { type: 'json' };
import type { Messages } from '#languages/messages.gen.ts';
import { isNetworkFailure } from '#web/api/network-failure.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ShopMark } from './shop-mark.tsx';

/** The page for unexpected errors. It depends on nothing else and has plain links, because the app may be broken. */
export function ErrorPage({ error }: { error: unknown }) {
  const root = useRouteLoaderData('root') as { texts: Pick<Messages, 'shell/failure'> } | undefined;
  // Where the root itself failed, neither texts nor a language are known.
  const t = root?.texts['shell/failure'] ?? english;
  const isOffline = isNetworkFailure(error);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main
      id="main"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-(--nr-gutter) text-center"
    >
      <ShopMark className="size-14" />
      <h1 className="text-h1">{missing ? t.missing : isOffline ? t.offlineTitle : t.title}</h1>
      {!missing && <p className="max-w-[48ch] text-lg text-ink-2">{isOffline ? t.offlineText : t.text}</p>}
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <a href="?" className={buttonClass({ size: 'large' })}>
          {t.again}
        </a>
        <a href="/" className={buttonClass({ kind: 'secondary', size: 'large' })}>
          {t.home}
        </a>
      </p>
    </main>
  );
}
