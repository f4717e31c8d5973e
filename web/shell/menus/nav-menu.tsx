import { ChevronDown, type IconNode } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { MenuLink } from '#web/ui/link.tsx';

/** Returns the state of a list below a button. Escape, a click outside, losing focus and navigation close it. */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => box.current?.contains(event.target as Node) || setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);
  return { open, setOpen, box, button };
}

/**
 * A button that opens a list of links below it. It is a disclosure, not a `role=menu`: links stay links and Tab moves
 * through them. Escape, a click outside, losing focus and navigation close it. A closed list is not in the HTML, because
 * nobody can open it before the scripts run.
 */
export function NavMenu({
  text,
  icon,
  links,
  current,
  viewers,
  align = 'left',
  className,
  children,
}: {
  text: string;
  /** Shown instead of the text, which then is only the button's accessible name. */
  icon?: IconNode;
  links: readonly { to: string; text: string }[];
  current?: boolean;
  viewers?: string;
  align?: 'left' | 'right';
  className?: string;
  children?: ReactNode;
}) {
  const { open, setOpen, box, button } = useDisclosure();
  const listId = useId();
  return (
    <div ref={box} data-for={viewers} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={icon ? text : undefined}
        aria-current={current ? 'page' : undefined}
        onClick={() => setOpen(!open)}
        className={icon ? iconButtonClass : `inline-flex items-center gap-1 ${className}`}
      >
        {icon ? <Icon of={icon} /> : <span>{text}</span>}
        {!icon && (
          <Icon of={ChevronDown} small className={`transition-[rotate] ${open ? 'rotate-180' : ''}`} />
        )}
      </button>
      {open && (
        <ul
          id={listId}
          className={`absolute top-[calc(100%+.5rem)] z-30 min-w-56 rounded-tile border border-line bg-raised p-1.5 shadow-2 ${align === 'right' ? 'right-0' : 'left-0'}`}
        >
          {links.map((link) => (
            <li key={link.to}>
              <MenuLink
                to={link.to}
                className="flex min-h-11 items-center rounded-control px-3.5 font-medium hover:bg-ink/6 aria-[current=page]:text-manik-text"
              >
                {link.text}
              </MenuLink>
            </li>
          ))}
          {children && <li>{children}</li>}
        </ul>
      )}
    </div>
  );
}
