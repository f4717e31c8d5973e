/** A value as indented JSON; long lines scroll inside, with the keyboard too. `label` names it. */
export function JsonView({ label, value }: { label: string; value: unknown }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-[.55rem] bg-sunken p-3"
    >
      <pre className="font-mono text-xs leading-relaxed text-ink-2">{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}
