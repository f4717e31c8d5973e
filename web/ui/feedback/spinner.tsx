/** A stone on a small orbit beside a verb ("Generating..."). With reduced motion it does not move. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4.5 shrink-0 motion-safe:animate-spin fill-none stroke-current"
    >
      <circle cx="12" cy="12" r="9" opacity=".5" />
      <circle cx="12" cy="3" r="2.5" fill="currentColor" />
    </svg>
  );
}
