import type { SharedKundli } from '#contract/consultations/chat/endpoints.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { birthLine } from './birth-line.ts';

/** Shows a kundli in a chat: name, birth, Moon sign, nakshatra and lagna, and a link to the chart. */
export function KundliCard({
  kundli,
  sessionId,
  messageId,
}: {
  kundli: SharedKundli;
  sessionId: string;
  messageId: string;
}) {
  const t = useTexts('chat').kundli;
  const lang = useLang();
  const birth = birthLine(kundli, t.timeUnknown, lang);
  const facts = [
    [t.moon, kundli.moonSign[lang]],
    [t.nakshatra, kundli.nakshatra[lang]],
    [t.lagna, kundli.lagna?.[lang]],
  ].filter(([, value]) => value);
  return (
    <div className="w-[min(19rem,100%)] rounded-[1.1rem] border border-line bg-surface px-4 py-3.5 text-left">
      <p className="font-semibold">{kundli.name ? fill(t.of, { name: kundli.name }) : t.nameless}</p>
      <p className="tabular text-sm text-ink-2">{birth}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <TextLink
        to={`/astro-user-chat/${sessionId}/kundli/${messageId}`}
        target="_blank"
        className="mt-1 inline-flex min-h-11 items-center text-sm"
      >
        {t.open}
      </TextLink>
    </div>
  );
}
