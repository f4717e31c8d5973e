import { useTexts } from '#web/texts/use-texts.ts';

/** Shows the rules with their sources, and where texts and practice differ. */
export function Method() {
  const t = useTexts('remedies/finder').method;
  return (
    <section id="method" aria-labelledby="method-title" className="border-t border-line pt-10 lg:pt-14">
      <h2 id="method-title" className="text-h2">
        {t.title}
      </h2>
      <p className="mt-2 max-w-(--nr-measure) text-lg text-ink-2">{t.lead}</p>
      <ol className="mt-6 grid gap-x-14 gap-y-7 md:grid-cols-2">
        {t.rules.map(({ title, text, source, differ }, i) => (
          <li key={title}>
            <h3 className="text-h3">{`${i + 1}. ${title}`}</h3>
            <p className="mt-1.5">{text}</p>
            <p className="mt-1.5 text-sm text-ink-2">{source}</p>
            <p className="mt-1.5 text-sm">
              <b className="font-semibold">{t.differ}:</b>
              <span>{` ${differ}`}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid max-w-(--nr-measure) gap-3">
        <p>{t.stones}</p>
        <p>{t.shares}</p>
        <p className="text-sm text-ink-2">{t.conventions}</p>
      </div>
    </section>
  );
}
