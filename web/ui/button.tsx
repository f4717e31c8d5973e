import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from './spinner.tsx';

/** The looks of a button; one primary a view. */
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

/** The classes of a button (styles/often.css), for what must look like one without being one (a download link, a summary). */
export function buttonClass({ kind = 'primary', size = 'medium', wide, className = '' }: Look): string {
  const look = `button button-${size} button-${kind}${wide ? ' w-full' : ''}`;
  return className ? `${look} ${className}` : look;
}

/**
 * A button. While `busy` it keeps its width, says what it is doing (`busyText`) and takes no second press.
 * Off means its own words say why ("Out of stock").
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

/** Both contents in one cell, so that the width is that of the wider one. */
function Busy({ text, children }: { text: string | undefined; children: ReactNode }) {
  return (
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className="invisible inline-flex items-center gap-2" aria-hidden>
        {children}
      </span>
      <span className="inline-flex items-center gap-2">
        <Spinner />
        {text ?? children}
      </span>
    </span>
  );
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({ kind, size, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ kind, size, wide, className })} />;
}
