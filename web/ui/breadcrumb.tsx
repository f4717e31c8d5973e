import { ChevronRight } from 'lucide';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from './icon.tsx';

/** The path to this page. Its own name is last and not a link. */
export function Breadcrumb({
  steps,
  here,
}: {
  steps: readonly { to: string; text: string }[];
  here: string;
}) {
  return (
    <nav aria-label={useTexts('shell').path} className="py-2 text-sm text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map((step) => (
          <li key={step.to} className="flex items-center gap-1.5">
            <Link to={step.to} className="flex min-h-11 items-center hover:underline">
              {step.text}
            </Link>
            <Icon of={ChevronRight} small className="text-ink-3" />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
