import { data } from 'react-router';
import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { Cosmos } from '#web/shell/cosmos.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import type { Route } from './+types/not-found';

export const handle: PageHandle = { bare: true };

export async function loader({ context }: Route.LoaderArgs) {
  return data(
    { texts: await loadTexts(context.get(langContext), ['shell/not-found', 'shell']) },
    { status: 404 },
  );
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({ title: texts['shell/not-found'].title, brand: shopNameIn(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFound() {
  const t = useTexts('shell/not-found');
  return (
    <Cosmos>
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-3 mb-6 max-w-[34ch] text-lg text-[#d9c8cc]">{t.words}</p>
      <LinkButton to="/" kind="haldi" size="large">
        {t.home}
      </LinkButton>
    </Cosmos>
  );
}
