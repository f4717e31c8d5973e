import { langOf } from '#web/features/catalog/cards/local-texts.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** Someone's own words about something they bought here. */
export type Quote = { text: string; rating: number; by: string };

/** A customer's words, and beside them, or alone, the way to an astrologer. */
export function Testimonials({ quote }: { quote: Quote | null }) {
  return (
    <section className={`wrap section grid gap-8 ${quote ? 'lg:grid-cols-[1.35fr_1fr] lg:gap-16' : ''}`}>
      {quote && <Testimonial quote={quote} />}
      <ChatCall />
    </section>
  );
}

function Testimonial({ quote: { text, rating, by } }: { quote: Quote }) {
  return (
    <figure className="self-center">
      <blockquote lang={langOf(text)} className="written font-display! text-h2 leading-[1.28] text-pretty">
        “{text}”
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-3 text-ink-2">
        <Stars rating={rating} />
        <span>{by}</span>
      </figcaption>
    </figure>
  );
}

/** Ask before you buy: the call to a chat, on the shop's own red. */
function ChatCall() {
  const t = useTexts('home').chat;
  return (
    <div className="grid content-center gap-5 rounded-panel bg-manik px-6 py-8 text-on-manik lg:p-12">
      <h2 className="text-h2">{t.title}</h2>
      <p className="text-pretty">{t.text}</p>
      <LinkButton to="/astro-list" kind="haldi" className="justify-self-start">
        {t.open}
      </LinkButton>
    </div>
  );
}
