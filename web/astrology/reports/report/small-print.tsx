import { useReportTexts } from './report-language.tsx';

/** Shows the server's notes on the precision of the birth time and on the conventions of the calculation. */
export function SmallPrint({ groups }: { groups: readonly { title: string; lines: readonly string[] }[] }) {
  const t = useReportTexts('reports').place;
  return (
    <footer className="grid gap-x-16 gap-y-6 border-t border-line pt-6 text-sm text-ink-2 lg:grid-cols-2">
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h2 className="font-text! text-base! font-semibold! text-ink">{title}</h2>
          <ul className="written mt-2 grid gap-1.5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-ink-3 lg:col-span-full">{t.credit}</p>
    </footer>
  );
}
