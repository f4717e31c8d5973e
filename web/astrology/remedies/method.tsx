import { ChevronDown } from 'lucide';
import { useTexts } from '#web/texts/use-texts.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the rules with their sources, and where texts and practice differ, folded until somebody asks. */
export function Method() {
  const t = useTexts('remedies/finder').method;
  return (
    <Fold
      id="method"
      className="scroll-mt-24 border-y border-line"
      summaryClass="flex min-h-15 items-center justify-between gap-4 py-5"
      summary={
        <>
          <span className="block">
            <h2 className="text-h2">{t.title}</h2>
            <span className="mt-2 block max-w-(--nr-measure) text-lg text-ink-2">{t.lead}</span>
          </span>
          <Icon of={ChevronDown} className="transition-[rotate] duration-(--nr-mid) group-open:rotate-180" />
        </>
      }
    >
      <ol className="mt-2 grid gap-x-14 gap-y-7 md:grid-cols-2">
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
      <div className="mt-8 grid max-w-(--nr-measure) gap-3 pb-8">
        <p>{t.stones}</p>
        <p>{t.shares}</p>
        <p className="text-sm text-ink-2">{t.conventions}</p>
      </div>
    </Fold>
  );
}
