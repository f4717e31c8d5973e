import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from './feedback/spinner.tsx';

/** The styles of a button. A view has one primary button. */
export type ButtonKind =
  | 'primary'
  | 'secondary'
  | 'ink'
  | 'haldi'
  | 'ghost'
  | 'danger'
  | 'hero'
  | 'hero-outline';
/** 40, 48 and 56 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; className?: string };

/**
 * Returns the classes of a button (styles/hot-classes.css), for elements that look like one but are not (a download
 * link, a summary).
 */
export function buttonClass({ kind = 'primary', size = 'medium', wide, className = '' }: Look): string {
  const look = `button button-${size} button-${kind}${wide ? ' w-full' : ''}`;
  return className ? `${look} ${className}` : look;
}

/**
 * A button. While `busy` it keeps its width, shows `busyText` and ignores presses.
 * When disabled, its own text gives the reason ("Out of stock").
 */
export function Button({
  kind,
  size,
  wide,
  busy,
  busyText,
  className,
  children,
  ...rest
}: Look & { busy?: boolean; busyText?: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Busy text={busyText}>{children}</Busy> : children}
    </button>
  );
}

/** Both contents are in one grid cell, so the width is that of the wider one. */
function Busy({ text, children }: { text: string | undefined; children: ReactNode }) {
  return (
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className="invisible inline-flex items-center gap-2" aria-hidden>
        {children}
      </span>
      <span className="inline-flex items-center gap-2">
        <Spinner />
        <span>{text ?? children}</span>
      </span>
    </span>
  );
}

/** A link that looks like a button, for navigation. */
export function LinkButton({ kind, size, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ kind, size, wide, className })} />;
}
