import type { SiteDetails } from '#contract/base/site/details.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { policyFigures } from './figures.ts';
import { applicableLines, type Line, type Policy } from './policy-text.ts';

const paths = {
  terms: '/tmc',
  privacy: '/private-info',
  cancellation: '/cancellation-policy',
  shipping: '/shipping-policy',
  fair: '/dark-patterns',
} as const;

/** Shows a policy: its key figures, a table of contents, and the text. Needs the texts `site`. */
export function PolicyPage({
  name,
  policy,
  site,
}: {
  name: keyof typeof paths;
  policy: Policy;
  site: SiteDetails;
}) {
  const t = useTexts('site');
  const shell = useTexts('shell');
  const lang = useLang();
  const shop = useShop();
  const figures: Readonly<Record<string, string>> = policyFigures({ site, shop }, { site: t, shell }, lang);
  const holds = new Set([
    shop.cod.offered ? 'cod' : 'noCod',
    ...(site.legal.registration ? ['registered'] : []),
  ]);
  const say = (lines: readonly Line[] | undefined) =>
    // A line with a fact that the shop has not set would have a gap.
    applicableLines(lines, holds)
      .filter((line) => ![...line.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => figures[name] === ''))
      .map((line) => fill(line, figures));
  return (
    <div className="wrap pt-5 pb-16 lg:pt-12 lg:pb-24">
      <h1 className="text-h1">{policy.title}</h1>
      <p className="mt-2 max-w-[56ch] text-lg text-ink-2">{fill(policy.lead, figures)}</p>
      <section aria-label={t.keyFigures} className="mt-7 rounded-tile bg-haldi-soft">
        <dl className="grid grid-cols-2 lg:grid-cols-4">
          {policy.summary.map(({ figure, label }) => (
            <div
              key={figure + label}
              className="flex flex-col-reverse justify-end gap-1 border-ink/12 p-4 not-first:border-l max-lg:odd:border-l-0 max-lg:nth-[n+3]:border-t md:p-6"
            >
              <dt className="text-sm text-ink-2">{fill(label, figures)}</dt>
              <dd className="font-display text-h3 lg:text-h2">{fill(figure, figures)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={policy.sections} />
        <div className="max-w-[64ch]">
          {Object.entries(policy.sections).map(([id, { title, text, points, after }]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pb-8">
              <h2 id={`${id}-title`} className="mb-3 text-h3">
                {title}
              </h2>
              <Paragraphs lines={say(text)} />
              {points && (
                <ul className="grid list-disc gap-2 pl-5 marker:text-manik-text">
                  {say(points).map((point) => (
                    <li key={point}>
                      <LinkedText text={point} />
                    </li>
                  ))}
                </ul>
              )}
              <Paragraphs lines={say(after)} />
            </section>
          ))}
          <p className="border-t border-line pt-5 text-sm text-ink-2">
            {fill(t.version, { version: site.termsVersion })}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <p className="font-medium">{t.questions}</p>
            <LinkButton to="/contact-us" kind="secondary" size="small">
              {t.write}
            </LinkButton>
          </div>
          <OtherPolicies name={name} />
        </div>
      </div>
    </div>
  );
}

function OtherPolicies({ name }: { name: keyof typeof paths }) {
  const t = useTexts('site');
  return (
    <nav aria-label={t.others} className="mt-6">
      <h2 className="mb-1 font-text text-sm font-medium text-ink-2">{t.others}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {(Object.keys(paths) as (keyof typeof paths)[])
          .filter((other) => other !== name)
          .map((other) => (
            <li key={other} className="flex min-h-11 items-center">
              <TextLink alone to={paths[other]}>
                {t.names[other]}
              </TextLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Shows the table of contents: beside the text on wide screens, above it on phones. */
function Contents({ sections }: { sections: Policy['sections'] }) {
  const t = useTexts('site');
  return (
    <nav aria-label={t.contents} className="lg:sticky lg:top-26 lg:self-start">
      <h2 className="mb-1 font-text text-sm font-medium text-ink-2">{t.contents}</h2>
      <ul className="flex flex-wrap gap-x-5 lg:block lg:border-l-2 lg:border-line">
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 hover:text-manik-text max-lg:underline max-lg:decoration-line-strong max-lg:underline-offset-4 lg:pl-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="not-first:mt-3">
      <LinkedText text={line} />
    </p>
  ));
}
