import { langContext } from '#web/api/context.ts';
import { AuthLayout } from '#web/features/accounts/auth/auth-layout.tsx';
import { LoginForm } from '#web/features/accounts/auth/login-form.tsx';
import { ProviderButton } from '#web/features/accounts/auth/provider-button.tsx';
import { useNextPath } from '#web/features/accounts/auth/use-next-path.ts';
import { useRedirectIfLoggedIn } from '#web/features/accounts/auth/use-redirect-if-logged-in.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/login';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/auth', 'shell']) };
}

export const meta = ({ loaderData: { texts } }: Route.MetaArgs) =>
  pageMeta({
    title: texts['accounts/auth'].login.title,
    brand: texts.shell.brand,
    description: texts['accounts/auth'].login.description,
  });

/** The login. Redirects a signed-in visitor. */
export default function Login() {
  const t = useTexts('accounts/auth').login;
  const signUp = useTexts('shell').links.signUp;
  const next = useNextPath();
  useRedirectIfLoggedIn();
  return (
    <AuthLayout title={t.heading} motto={t.motto}>
      <LoginForm>
        <ProviderButton />
        <p className="text-center text-ink-2">
          {t.newHere}{' '}
          <TextLink to={next ? `/sign-up?next=${encodeURIComponent(next)}` : '/sign-up'}>{signUp}</TextLink>
        </p>
      </LoginForm>
    </AuthLayout>
  );
}
