import { ArrowDown, ArrowUp } from 'lucide';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Returns a list with one of its things moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/**
 * Two buttons that move a row of a list up and down, for keyboard, mouse and finger. The first row has no way up and the last none
 * down: the button stays and says so, so that it keeps the focus.
 */
export function MoveButtons({
  place,
  count,
  up,
  down,
  disabled = false,
  onMove,
}: {
  /** The place of the row, from 0. */
  place: number;
  count: number;
  /** The names of the buttons, with the name of the row. */
  up: string;
  down: string;
  disabled?: boolean;
  onMove: (to: number) => void;
}) {
  const button = (icon: typeof ArrowUp, label: string, to: number) => {
    const isOff = disabled || to < 0 || to >= count;
    return (
      <IconButton
        icon={icon}
        label={label}
        aria-disabled={isOff || undefined}
        onClick={() => isOff || onMove(to)}
        className={isOff ? 'opacity-35' : ''}
      />
    );
  };
  return (
    <span className="inline-flex">
      {button(ArrowUp, up, place - 1)}
      {button(ArrowDown, down, place + 1)}
    </span>
  );
}
