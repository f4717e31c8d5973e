import type { IconNode } from 'lucide';

// Icons of the tab bar. They are in the HTML of every page, so they have few points.
/** A house. */
export const House: IconNode = [['path', { d: 'M4 10.5 12 4l8 6.5V20h-5v-6H9v6H4z' }]];
/** A cut gem. */
export const Gem: IconNode = [['path', { d: 'M7 4h10l4 5-9 11L3 9zM3 9h18M9 9l3 11 3-11' }]];

/** The WhatsApp icon, filled in the text colour. */
export function WhatsAppSign({ className = 'size-5.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 fill-current ${className}`}>
      <path d="M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3Zm0 1.7a7.3 7.3 0 1 1-3.8 13.5l-.4-.2-2.5.6.7-2.4-.2-.4A7.3 7.3 0 0 1 12 4.7ZM8.9 7.7c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.1.2 1.7 2.8 4.3 3.8 2.1.8 2.6.6 3 .6.5-.1 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.6-.3l-1.7-.8c-.2-.1-.4-.1-.6.1l-.7.9c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2-1.2-.8-.7-1.3-1.5-1.4-1.8-.1-.2 0-.4.1-.5l.4-.4.3-.5c.1-.2 0-.3 0-.5l-.8-1.8c-.2-.4-.4-.4-.5-.4Z" />
    </svg>
  );
}
