import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AuthLayout } from '#web/people/accounts/auth/auth-layout.tsx';
import { ForgotForm } from '#web/people/accounts/auth/forgot-form.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/forgot-my-password';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/auth', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts['accounts/auth'].forgot.title,
    brand: shopNameIn(matches),
    description: texts['accounts/auth'].forgot.description,
  });
}

/** The form that requests a link to set a new password. */
export default function ForgotMyPassword() {
  const t = useTexts('accounts/auth').forgot;
  const { login } = useTexts('shell').links;
  return (
    <AuthLayout title={t.heading} motto={t.motto}>
      <ForgotForm />
      <p className="text-center text-ink-2">
        {t.remembered} <TextLink to="/login">{login}</TextLink>
      </p>
    </AuthLayout>
  );
}
