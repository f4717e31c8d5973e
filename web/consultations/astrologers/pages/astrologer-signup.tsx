import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { langContext } from '#web/api/context.ts';
import { SignupForm } from '#web/consultations/astrologers/signup/signup-form.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { homeOf } from '#web/session/actions.ts';
import { loginPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import { Brand } from '#web/shell/brand.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { LanguageToggle } from '#web/shell/toggles.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/astrologer-signup';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  const texts = await loadTexts(context.get(langContext), [
    'astrologers/practice',
    'astrologers/signup',
    'accounts/auth',
    'shell',
  ]);
  return { texts, year: new Date().getFullYear() };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts['astrologers/signup'].title,
    brand: shopNameIn(matches),
    description: texts['astrologers/signup'].description,
  });
}

/** The registration of an astrologer. Redirects an astrologer who is signed in. */
export default function AstrologerSignup({ loaderData: { year } }: Route.ComponentProps) {
  const t = useTexts('astrologers/signup');
  const login = useTexts('shell').links.login;
  const navigate = useNavigate();
  useEffect(() => {
    const session = readSession();
    if (session?.role === 'astrologer') void navigate(homeOf(session), { replace: true });
  }, [navigate]);
  return (
    <div className="wrap pt-5 pb-16 lg:pt-8 lg:pb-24">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-10">
        <Brand />
        <LanguageToggle />
      </div>
      <header className="mb-7 lg:mb-10">
        <h1 className="text-h1">{t.title}</h1>
        <p className="mt-2 max-w-[60ch] text-ink-2">{t.intro}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          <TextLink alone to="/sign-up">
            {t.user}
          </TextLink>
          <span className="text-ink-2">
            {t.known} <TextLink to={loginPath('/astrologer-dashboard')}>{login}</TextLink>
          </span>
        </p>
      </header>
      <SignupForm year={year} />
    </div>
  );
}
