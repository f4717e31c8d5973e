import { langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context.get(langContext), ['home', 'shell']) };
}

export const meta = ({ loaderData: { texts } }: Route.MetaArgs) =>
  pageMeta({ title: texts.home.title, brand: texts.shell.brand, description: texts.home.description });

export default function Home() {
  const t = useTexts('home');
  return (
    <section className="bg-(image:--nr-hero-bg) bg-(--nr-hero-bg) text-(--nr-hero-ink)">
      <div className="wrap section">
        <h1 className="text-hero">
          {t.headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-[36ch] text-lg text-(--nr-hero-ink-2)">{t.description}</p>
      </div>
    </section>
  );
}
