import { Fragment } from 'react';
import { useShop } from '#web/shell/use-shop.ts';
import { formatPhone } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';

/**
 * Shows a text with the shop's phone and e-mail as links at `{phone}` and `{email}`. Other placeholders must be
 * filled already.
 */
export function HelpText({ text }: { text: string }) {
  const { phone, email } = useShop();
  // A shop that has not set them has its form all the same.
  const contact = { href: '/contact-us', text: useTexts('shell').contactUs };
  const links: Record<string, { href: string; text: string }> = {
    '{phone}': phone ? { href: `tel:${phone}`, text: formatPhone(phone) } : contact,
    '{email}': email ? { href: `mailto:${email}`, text: email } : contact,
  };
  return text.split(/(\{phone\}|\{email\})/).map((part) => {
    const link = links[part];
    return link ? (
      <a key={part} href={link.href} className={`${textLinkClass} whitespace-nowrap`}>
        {link.text}
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}
