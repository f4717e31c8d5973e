/** Two or three choices side by side, one of them pressed: North/South, English/हिंदी. */
export function Segmented<V extends string>({
  label,
  value,
  onChange,
  choices,
}: {
  label: string;
  value: V;
  onChange: (value: V) => void;
  choices: readonly { value: V; text: string; lang?: string }[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add form semantics to a view switch.
    <div role="group" aria-label={label} className="inline-flex rounded-[.7rem] bg-tile p-[.2rem] text-ink">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          lang={choice.lang}
          aria-pressed={choice.value === value}
          onClick={() => choice.value !== value && onChange(choice.value)}
          className={`segment min-h-10 min-w-11 pointer-coarse:min-h-11 rounded-[.52rem] px-3 sm:px-4 font-medium transition-colors duration-(--nr-fast) ${choice.lang === 'hi' ? 'hindi-name' : ''}`}
        >
          {choice.text}
        </button>
      ))}
    </div>
  );
}
