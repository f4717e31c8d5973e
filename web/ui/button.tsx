import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
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

const kinds: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-manik text-on-manik hover:bg-manik-hover active:bg-manik-press',
  secondary: 'border-line-strong text-ink hover:border-ink hover:bg-ink/5',
  ink: 'border-transparent bg-ink text-ground hover:bg-ink/88',
  haldi: 'border-transparent bg-haldi text-on-haldi hover:brightness-106',
  ghost: 'border-transparent text-ink hover:bg-ink/7',
  danger: 'border-moonga text-moonga hover:bg-moonga-wash',
  hero: 'border-transparent bg-(--nr-hero-act) text-(--nr-on-hero-act) hover:brightness-94',
  'hero-outline': 'border-(--nr-hero-edge) text-(--nr-hero-ink) hover:bg-(--nr-hero-ink)/8',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-3.5 text-sm',
  medium: 'min-h-12 px-5.5 text-base',
  large: 'min-h-14 px-7 text-lg',
};

/** The classes of a button, for what must look like one without being one (a download link, a summary). */
export function buttonClass({ kind = 'primary', size = 'medium', wide, className = '' }: Look): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] py-1 text-center font-semibold leading-[1.2] lang-hi:leading-[1.4] transition-[background-color,border-color,filter,translate] duration-(--nr-fast) active:translate-y-px disabled:translate-y-0 disabled:border-transparent disabled:bg-tile disabled:text-ink-3 ${kinds[kind]} ${sizes[size]} ${kind === 'ghost' ? 'px-3!' : ''} ${wide ? 'w-full' : ''} ${className}`;
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
