import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AuthLayout } from '#web/people/accounts/auth/auth-layout.tsx';
import { LoginForm } from '#web/people/accounts/auth/login-form.tsx';
import { ProviderButton } from '#web/people/accounts/auth/provider-button.tsx';
import { ReasonLine } from '#web/people/accounts/auth/reason-line.tsx';
import { useNextPath } from '#web/people/accounts/auth/use-next-path.ts';
import { useRedirectIfLoggedIn } from '#web/people/accounts/auth/use-redirect-if-logged-in.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/login';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/auth', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts['accounts/auth'].login.title,
    brand: shopNameIn(matches),
    description: texts['accounts/auth'].login.description,
  });
}

/**
 * The login. Redirects a signed-in visitor. Sign Up stands first on a device where nobody has logged in yet; CSS decides it
 * from `data-known`, because the HTML is the same for everyone.
 */
export default function Login() {
  const t = useTexts('accounts/auth').login;
  const next = useNextPath();
  useRedirectIfLoggedIn();
  const heading = (
    <>
      <span data-when="new">{t.headingNew}</span>
      <span data-when="known">{t.heading}</span>
    </>
  );
  const signUp = next ? `/sign-up?next=${encodeURIComponent(next)}` : '/sign-up';
  return (
    <AuthLayout title={heading} motto={t.motto}>
      <ReasonLine />
      <LoginForm before={<SignUpFirst to={signUp} />}>
        <ProviderButton />
        <SignUpLast to={signUp} />
      </LoginForm>
    </AuthLayout>
  );
}

function SignUpFirst({ to }: { to: string }) {
  const t = useTexts('accounts/auth').login;
  const { signUp } = useTexts('shell').links;
  return (
    <div data-when="new" className="grid gap-4.5">
      <div className="grid gap-3 rounded-tile bg-haldi-soft p-5">
        <p>
          <strong className="font-semibold">{t.newHere}</strong> {t.firstTime}
        </p>
        <LinkButton to={to} size="large" wide>
          {signUp}
        </LinkButton>
      </div>
      <h2 className="text-h3">{t.haveAccount}</h2>
    </div>
  );
}

function SignUpLast({ to }: { to: string }) {
  const t = useTexts('accounts/auth').login;
  const { signUp } = useTexts('shell').links;
  return (
    <p data-when="known" className="text-center text-ink-2">
      {t.newHere} <TextLink to={to}>{signUp}</TextLink>
    </p>
  );
}
