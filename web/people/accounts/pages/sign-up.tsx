import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AuthLayout } from '#web/people/accounts/auth/auth-layout.tsx';
import { ProviderButton } from '#web/people/accounts/auth/provider-button.tsx';
import { ReasonLine } from '#web/people/accounts/auth/reason-line.tsx';
import { SignUpForm } from '#web/people/accounts/auth/sign-up-form.tsx';
import { useNextPath } from '#web/people/accounts/auth/use-next-path.ts';
import { useRedirectIfLoggedIn } from '#web/people/accounts/auth/use-redirect-if-logged-in.ts';
import { useIsAbsent } from '#web/route-table/absent-pages.ts';
import { loginPath } from '#web/session/return-path.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/sign-up';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/auth', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts['accounts/auth'].signUp.title,
    brand: shopNameIn(matches),
    description: texts['accounts/auth'].signUp.description,
  });
}

/** The sign-up. Redirects a signed-in visitor. */
export default function SignUp() {
  const t = useTexts('accounts/auth').signUp;
  const login = useTexts('shell').links.login;
  const next = useNextPath();
  const noAstrologers = useIsAbsent('/astrologer-signup');
  useRedirectIfLoggedIn();
  return (
    <AuthLayout title={t.heading} motto={t.motto}>
      {next && <ReasonLine />}
      <SignUpForm />
      <ProviderButton />
      <p className="text-center text-ink-2">
        <span>
          {t.known} <TextLink to={loginPath(next ?? '/')}>{login}</TextLink>
        </span>
        {!noAstrologers && <span>{' · '}</span>}
        <TextLink alone to="/astrologer-signup">
          {t.astrologer}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
