/** A small spinning arc beside a verb ("Generating..."). With reduced motion it does not move. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4.5 shrink-0 motion-safe:animate-spin fill-none stroke-current"
    >
      <path d="M12 4a8 8 0 1 0 8 8" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
