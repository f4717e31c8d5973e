import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { useIsAbsent } from '#web/route-table/absent-pages.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** A customer's review. */
export type Quote = { text: string; rating: number; by: string };

/** Shows a customer's review, if there is one, and the link to the astrologers. */
export function Testimonials({ quote }: { quote: Quote | null }) {
  const noAstrologers = useIsAbsent('/astro-list');
  if (!quote && noAstrologers) return null;
  const hasTwo = quote && !noAstrologers;
  return (
    <section className={`wrap section grid gap-8 ${hasTwo ? 'lg:grid-cols-[1.35fr_1fr] lg:gap-16' : ''}`}>
      {quote && <Testimonial quote={quote} />}
      {!noAstrologers && <ChatCall />}
    </section>
  );
}

function Testimonial({ quote: { text, rating, by } }: { quote: Quote }) {
  return (
    <figure className="self-center">
      <blockquote
        lang={langOf(text)}
        className="written font-display! text-h2 leading-[1.28] text-pretty"
      >{`“${text}”`}</blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-3 text-ink-2">
        <Stars rating={rating} />
        <span>{by}</span>
      </figcaption>
    </figure>
  );
}

/** Shows the link to a chat before a purchase, on red; in the dark theme on its dim wash, which does not glare. */
function ChatCall() {
  const t = useTexts('home').chat;
  return (
    <div className="grid content-center gap-5 rounded-panel bg-manik px-6 py-8 text-on-manik lg:p-12 dark:bg-manik-wash">
      <h2 className="text-h2">{t.title}</h2>
      <p className="text-pretty">{t.text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to="/astro-list" kind="haldi">
          {t.open}
        </LinkButton>
        <Link
          to="/how-chats-work"
          className="inline-flex min-h-11 items-center underline underline-offset-[.22em]"
        >
          {t.how}
        </Link>
      </div>
    </div>
  );
}
