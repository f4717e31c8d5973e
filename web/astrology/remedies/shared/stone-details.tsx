import type { StoneData, StoneGraha } from '#contract/astrology/remedies/stone.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import type { StoneWords } from './stone-words.ts';

/** Shows the reasons with their sources, what a doubtful time changes, and the table of all grahas. */
export function StoneDetails({
  stone: { why, doubt, judged, avoid, grahas },
  words: { t },
}: {
  stone: StoneData;
  words: StoneWords;
}) {
  return (
    <>
      <div className="grid gap-x-14 gap-y-8 empty:hidden lg:grid-cols-2">
        {why.length > 0 && (
          <section aria-label={t.why}>
            <h3 className="text-h3">{t.why}</h3>
            <ol className="mt-3 grid max-w-(--nr-measure) gap-3">
              {why.map(({ text, source }) => (
                <li key={text}>
                  <span>{`${text} `}</span>
                  <span className="block text-sm text-ink-2">{source}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {judged && (
          <section aria-label={t.doubt}>
            <h3 className="text-h3">{t.doubt}</h3>
            <p className="mt-3 max-w-(--nr-measure)">{judged}</p>
            {doubt.length > 0 && (
              <ul className="mt-2 grid max-w-(--nr-measure) list-disc gap-1.5 pl-5">
                {doubt.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </section>
        )}
        {avoid.length > 0 && (
          <section aria-label={t.avoid}>
            <h3 className="text-h3">{t.avoid}</h3>
            <p className="mt-1 text-ink-2">{t.avoidText}</p>
            <ul className="mt-3 grid max-w-(--nr-measure) gap-2">
              {avoid.map((one) => (
                <li key={one.stone}>
                  <b className="font-semibold">{one.stone}</b>
                  <span>{`: ${one.why}`}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {grahas.length > 0 && (
        <div className="print:hidden">
          <Accordion title={t.grahas}>
            <Grahas grahas={grahas} t={t} />
          </Accordion>
        </div>
      )}
    </>
  );
}

/** Shows the seven grahas. A table would be too wide for a phone, so each is an entry of a list there. */
function Grahas({ grahas, t }: { grahas: readonly StoneGraha[]; t: StoneWords['t'] }) {
  const { columns } = t;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {grahas.map(({ id, name, rules, nature_text, strength, weak, state, running }) => (
        <li key={id} className="rounded-tile border border-line p-4">
          <p className="font-semibold">{name}</p>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dt]:text-ink-3">
            <dt>{columns.rules}</dt>
            <dd>{rules}</dd>
            <dt>{columns.nature}</dt>
            <dd>{nature_text}</dd>
            <dt>{columns.strength}</dt>
            <dd className="tabular">{`${strength}%${weak ? `, ${t.weak}` : ''}`}</dd>
            <dt>{columns.state}</dt>
            <dd>{[state, running && t.running[running]].filter(Boolean).join(', ')}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
