/** Shows a value as indented JSON. Long lines scroll inside, also by keyboard. `label` names the region. */
export function JsonView({ label, value }: { label: string; value: unknown }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-[.55rem] bg-sunken p-3"
    >
      <pre className="font-mono text-xs leading-relaxed text-ink-2">{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}
