import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type TicketTopic, ticketTopics } from '#contract/office/tickets/rules.ts';
import { policyFigures } from '#web/base/site/figures.ts';
import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { AddFiles } from '#web/office/tickets/contact/add-files.tsx';
import { ContactForm, type Sent } from '#web/office/tickets/contact/contact-form.tsx';
import { ContactMethods } from '#web/office/tickets/contact/contact-methods.tsx';
import { HoursTable } from '#web/office/tickets/contact/hours-table.tsx';
import { readSession } from '#web/session/store.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import type { Route } from './+types/contact-us';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'tickets/contact');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['tickets/contact'], matches);
}

/** The shop's contact details and hours, its grievance officer, and a form. */
export default function ContactUs({ loaderData: { site } }: Route.ComponentProps) {
  const t = useTexts('tickets/contact');
  const shop = useShop();
  const words = { site: useTexts('site'), shell: useTexts('shell') };
  const figures = policyFigures({ site, shop }, words, useLang());
  const [search] = useSearchParams();
  const requestedTopic = search.get('topic');
  const topic: TicketTopic = ticketTopics.find((one) => one === requestedTopic) ?? 'order';
  return (
    <div className="wrap grid gap-8 pt-5 pb-16 *:min-w-0 lg:grid-cols-[1fr_30rem] lg:items-start lg:gap-20 lg:pt-12 lg:pb-24">
      <div>
        <h1 className="text-h1">{t.heading}</h1>
        <p className="mt-2.5 max-w-[44ch] text-lg text-ink-2">{fill(t.lead, figures)}</p>
        <ContactMethods />
        <HoursTable site={site} />
        {site.grievance.name && (
          <section aria-labelledby="officer" className="mt-8">
            <h2 id="officer" className="mb-1 text-h3">
              {t.officer.title}
            </h2>
            <p className="text-ink-2">{fill(t.officer.text, figures)}</p>
            <address translate="no" className="mt-3 not-italic">
              <b className="block font-semibold">{figures.officer}</b>
              <span className="block text-ink-2">{figures.designation}</span>
              <span className="block break-words">
                <LinkedText text={fill('{officerEmail} · {officerPhone}', figures)} />
              </span>
            </address>
            <p className="mt-4 text-sm text-ink-2">{`${fill(t.house, figures)}${site.legal.registration ? ` ${fill(t.registration, figures)}` : ''}`}</p>
          </section>
        )}
      </div>
      <ContactCard key={topic} topic={topic} figures={figures} />
    </div>
  );
}

/** The form, then the ticket's number. */
function ContactCard({ topic, figures }: { topic: TicketTopic; figures: ReturnType<typeof policyFigures> }) {
  const t = useTexts('tickets/contact').sent;
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Card className="lg:p-9">
      <div role="status">
        {sent && (
          <div className="grid justify-items-start gap-3">
            <Icon of={CircleCheck} className="size-10 text-panna" />
            <h2 className="text-h2">{t.title}</h2>
            <p>
              <span className="block text-sm text-ink-2">{t.number}</span>
              <b className="tabular font-display text-h2 font-normal">{sent.number}</b>
            </p>
            <p className="break-words text-ink-2">{fill(t.text, { ...figures, email: sent.email })}</p>
            {readSession() ? (
              <AddFiles number={sent.number} />
            ) : (
              <p className="text-sm text-ink-2">{t.filesNeedLogin}</p>
            )}
            <Button kind="secondary" onClick={() => setSent(null)}>
              {t.another}
            </Button>
          </div>
        )}
      </div>
      {!sent && <ContactForm topic={topic} onSent={setSent} />}
    </Card>
  );
}
