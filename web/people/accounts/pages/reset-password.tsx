import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AuthLayout } from '#web/people/accounts/auth/auth-layout.tsx';
import { ResetForm } from '#web/people/accounts/auth/reset-form.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/reset-password';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['accounts/auth', 'shell']) };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: texts['accounts/auth'].reset.title,
      brand: shopNameIn(matches),
      description: texts['accounts/auth'].reset.description,
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** The form for a new password, opened from the mailed link. */
export default function ResetPassword({ params: { token } }: Route.ComponentProps) {
  const t = useTexts('accounts/auth').reset;
  return (
    <AuthLayout title={t.heading} motto={t.motto}>
      <ResetForm token={token} />
    </AuthLayout>
  );
}
