import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { langContext } from '#web/api/context.ts';
import { useSave } from '#web/api/use-save.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { pathOfIntent } from '#web/session/intent.ts';
import { loginPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/accept-terms';

export const handle: PageHandle = { contact: 'none' };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/accept-terms', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: texts['accounts/accept-terms'].title,
      brand: shopNameIn(matches),
      description: texts['accounts/accept-terms'].description,
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

/**
 * The terms in short, and the button that accepts them and continues to the products. A visitor signs in
 * first and returns here.
 */
export default function AcceptTerms() {
  const t = useTexts('accounts/accept-terms');
  const navigate = useNavigate();
  const hydrated = useHydrated();

  const {
    save: agree,
    busy,
    problem,
  } = useSave(
    async () => {
      if (!readSession()) return navigate(loginPath('/accept-terms'));
      const { message } = await api('POST /api/auth/accept-terms');
      toast.good(message);
      await navigate(pathOfIntent() ?? '/products', { replace: true });
    },
    { onError: (error) => messageOf(error, t.failed) },
  );

  return (
    <div className="wrap max-w-180 pt-6 pb-6 lg:pt-12 lg:pb-24">
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-2 text-ink-2">{t.intro}</p>
      <section
        aria-label={t.listLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
        tabIndex={0}
        className="mt-6 max-h-[52dvh] overflow-y-auto rounded-tile border border-line bg-surface px-5 py-2 md:px-6"
      >
        <dl>
          {t.points.map(({ title, text }) => (
            <div key={title} className="border-b border-line py-4 last:border-0">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Policies />
      {problem && (
        <Banner tone="bad" className="mt-5">
          {problem}
        </Banner>
      )}
      <div className="mt-6 max-lg:sticky max-lg:bottom-0 max-lg:-mx-(--nr-gutter) max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:px-(--nr-gutter) max-lg:py-3">
        <Button
          size="large"
          className="max-lg:w-full"
          busy={busy}
          busyText={t.busy}
          onClick={() => hydrated && void agree()}
        >
          {t.agree}
        </Button>
      </div>
    </div>
  );
}

const policies = { terms: '/terms', privacy: '/privacy', refund: '/refund' } as const;

/** Links to the full policies. */
function Policies() {
  const t = useTexts('accounts/accept-terms');
  const names = Object.keys(policies) as (keyof typeof policies)[];
  return (
    <p className="mt-4 text-sm text-ink-2">
      <span>{`${t.more} `}</span>
      {names.map((name, i) => (
        <span key={name}>
          {i > 0 && <span>{' · '}</span>}
          <TextLink alone to={policies[name]}>
            {t.policies[name]}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
