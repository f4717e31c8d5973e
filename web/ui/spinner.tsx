/** A stone on a small orbit beside a verb ("Generating..."). With reduced motion it does not move. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4.5 shrink-0 motion-safe:animate-spin fill-none stroke-current"
    >
      <circle cx="12" cy="12" r="8.5" strokeWidth="1.6" strokeOpacity=".45" />
      <circle cx="12" cy="3.5" r="2.6" strokeWidth="0" className="fill-current" />
    </svg>
  );
}
