import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { shopNameOf } from '#contract/base/site/shop-name.ts';
import { langs, languages } from '#languages/list.ts';
import type { Route } from './+types/root';
import {
  apiContext,
  cacheTagsContext,
  langContext,
  leftOutContext,
  publicUrlContext,
} from './api/context.ts';
import { useRedrawn } from './document/redrawn-document.ts';
import { fontPreloads } from './fonts/preloads.ts';
import { canonicalPath, inLanguage } from './head/canonical-path.ts';
import { replayEarly } from './head/early.ts';
import { headScript } from './head/head-script.ts';
import { iconVersion } from './head/icon-version.ts';
import { shopNameIn } from './head/shop-name.ts';
import { AbsentPages } from './route-table/absent-pages.ts';
import { pathsOf } from './route-table/left-out.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';
import './styles/app.css';
import { connectionWords, knowConnectionWords } from './texts/connection-words.ts';
import { datesIn, knowDates } from './texts/date-words.ts';
import { loadTexts } from './texts/load.ts';
import { TextsProvider } from './texts/use-texts.ts';
import { PageBlocker } from './ui/feedback/page-blocker.tsx';
import { Toasts } from './ui/feedback/toast.tsx';
import { toast } from './ui/feedback/toast-queue.ts';

/** Loads the language, the shell's texts and the shop's facts for every page. */
export async function loader({ context }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('settings');
  const [texts, shop] = await Promise.all([
    loadTexts(lang, ['shell', 'shell/failure']),
    context.get(apiContext)('GET /api/settings/public'),
  ]);
  const absent = pathsOf(context.get(leftOutContext));
  return {
    lang,
    languages: langs.map((code) => ({ code, name: languages[code].name })),
    texts,
    dates: datesIn(lang),
    shop,
    publicUrl: context.get(publicUrlContext),
    absent,
  };
}

type RootData = Awaited<ReturnType<typeof loader>>;

/** Sets the default title. */
export function meta({ matches }: Route.MetaArgs) {
  return [{ title: shopNameIn(matches) }];
}

/** Language and settings do not change while a page is open. Switching the language reloads it. */
export const shouldRevalidate = () => false;

const none: readonly string[] = [];

/** The HTML document of every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  // Here and not in App, so that an error page responds too.
  useEffect(replayEarly, []);
  const redrawn = useRedrawn();
  const absent = root?.absent ?? none;
  if (root) {
    knowDates(root.lang, root.dates);
    knowConnectionWords(root.texts.shell.connection);
  }
  return (
    // The head script sets data-theme and data-role before React hydrates.
    <html
      lang={root?.lang ?? 'en'}
      data-lang={root?.lang ?? 'en'}
      data-absent={absent.join(' ') || undefined}
      {...redrawn}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2e141f" />
        <Icons version={root ? iconVersion(root.shop) : ''} />
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the
            CSP. Hydration leaves it as it is. */}
        {!redrawn && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />}
        {root && <Languages root={root} />}
        <Meta />
        <Links />
      </head>
      <body>
        <TextsProvider>
          <AbsentPages value={absent}>{children}</AbsentPages>
        </TextsProvider>
        {!redrawn && <ScrollRestoration />}
        {!redrawn && <Scripts />}
      </body>
    </html>
  );
}

/** Names the icons of the shop: for the tab, and for the home screen of a phone. */
function Icons({ version }: { version: string }) {
  const at = version ? `?v=${version}` : '';
  return (
    <>
      <link rel="icon" href={`/favicon.ico${at}`} sizes="32x32" type="image/png" />
      <link rel="icon" href={`/icon-192.png${at}`} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png${at}`} />
    </>
  );
}

/** Names the page's canonical address and its languages, for search engines and other sites. */
function Languages({ root: { publicUrl, lang, languages, shop } }: { root: RootData }) {
  const { pathname, search } = useLocation();
  const here = publicUrl + canonicalPath(pathname, search);
  const own = inLanguage(here, lang);
  return (
    <>
      <link rel="canonical" href={own} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={inLanguage(here, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={here} />
      <meta property="og:url" content={own} />
      <meta property="og:site_name" content={shopNameOf(shop, lang)} />
      <meta property="og:locale" content={`${lang}_IN`} />
    </>
  );
}

const sayOffline = (): void => toast.problem(connectionWords().offline);

export default function App() {
  return (
    <CSPProvider disableStyleElements>
      <PageBlocker onOffline={sayOffline}>
        <Shell>
          <Outlet />
        </Shell>
      </PageBlocker>
      <Toasts />
    </CSPProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
