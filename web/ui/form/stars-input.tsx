const shape = 'M12 3l2.7 5.9 6.3.8-4.7 4.4 1.3 6.4L12 17.3l-5.6 3.2 1.3-6.4L3 9.7l6.3-.8z';

/** Five 44 px radios for a rating (0: none yet); `labels` are "1 star" to "5 stars". */
export function StarsInput({
  name,
  value,
  labels,
  onChange,
}: {
  name: string;
  value: number;
  labels: readonly string[];
  onChange: (rating: number) => void;
}) {
  return (
    <span className="inline-flex">
      {[1, 2, 3, 4, 5].map((n) => (
        <label
          key={n}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-[1.6rem] has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={n}
            checked={value === n}
            onChange={() => onChange(n)}
            className="sr-only"
          />
          <span className="sr-only">{labels[n - 1]}</span>
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className={`size-[1.05em] ${n <= value ? 'fill-star' : 'fill-none stroke-line-strong stroke-[1.6]'}`}
          >
            <path d={shape} />
          </svg>
        </label>
      ))}
    </span>
  );
}
