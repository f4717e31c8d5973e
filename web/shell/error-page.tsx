import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { Lang } from '#languages/list.ts';
import { isNetworkFailure } from '#web/api/network-failure.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ShopMark } from './shop-mark.tsx';

// Both languages are here, because a failed page may not have loaded any texts.
const words = {
  en: {
    title: 'Something went wrong on our side',
    text: 'This page could not be shown. Please try again; if that does not help, come back in a few minutes.',
    offlineTitle: 'The internet did not answer',
    offlineText: 'Nothing is lost. Please check your connection and try again.',
    missing: 'This page could not be found.',
    again: 'Try again',
    home: 'Return home',
  },
  hi: {
    title: 'हमारी ओर से कुछ गड़बड़ हुई',
    text: 'यह पेज नहीं खुल सका। कृपया फिर कोशिश करें; फिर भी न खुले तो कुछ मिनट बाद आएँ।',
    offlineTitle: 'इंटरनेट से जवाब नहीं आया',
    offlineText: 'कुछ खोया नहीं है। कृपया अपना कनेक्शन जाँचकर फिर कोशिश करें।',
    missing: 'यह पेज नहीं मिला।',
    again: 'फिर कोशिश करें',
    home: 'होम पर लौटें',
  },
} as const;

/** The page for unexpected errors. It depends on nothing else and has plain links, because the app may be broken. */
export function ErrorPage({ error }: { error: unknown }) {
  const root = useRouteLoaderData('root') as { lang?: Lang } | undefined;
  const t = words[root?.lang ?? 'en'];
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
