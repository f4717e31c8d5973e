import { useMemo, useState } from 'react';
import type { Found } from '#contract/office/admin-search/endpoints.ts';
import { searchFrom } from '#contract/office/admin-search/news.ts';
import { useMayOpen, useMayOpenAny, usePermittedLinks } from '#web/admin/rights.ts';
import { api } from '#web/api/client.ts';
import { type Answered, useAnswer } from '#web/api/use-answer.ts';
import { findSettings, foldWords, hasEveryWord } from '#web/base/settings/shared/search.ts';
import { fill, formatDate, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { adminActions, type Choice } from './choices.ts';
import { readRecent } from './recent.ts';

/** The time without a key press before a request, in ms. */
const restMs = 90;
const localAtMost = 4;

const search = (q: string) => api('GET /api/admin/desk/search', { query: { q } });

/** What the server found for the words typed last. What earlier words found stays until the new is there. */
const useFound = (typed: string): Answered<Found> => {
  const q = typed.trim();
  return useAnswer([...q].length < searchFrom ? null : q, search, restMs);
};

/** Returns the pages, actions and settings that have the words; all pages and actions for nothing typed. */
function useLocalChoices(typed: string): Choice[] {
  const t = useTexts('admin-search').search;
  const admin = useTexts('admin');
  const settings = useTexts('settings');
  const links = usePermittedLinks();
  const mayOpen = useMayOpenAny();
  return useMemo(() => {
    const q = typed.trim();
    const fits = (text: string) => q === '' || hasEveryWord(text, q);
    const atMost = q === '' ? Number.POSITIVE_INFINITY : localAtMost;
    const begins = ({ title }: Choice) => (foldWords(title).startsWith(foldWords(q)) ? 0 : 1);
    const actions = adminActions.flatMap(({ text, to }): Choice[] =>
      mayOpen(to) && fits(t.actions[text])
        ? [{ group: 'actions', kind: 'actions', to, title: t.actions[text] }]
        : [],
    );
    const pages = links.flatMap(({ to, text, group }): Choice[] => {
      const title = admin.links[text];
      return fits(`${title} ${admin.groups[group]}`)
        ? [{ group: 'pages', kind: 'pages', to, title, note: admin.groups[group] }]
        : [];
    });
    const found = mayOpen('/admin/settings') ? findSettings(settings, q, localAtMost) : [];
    return [
      ...actions.slice(0, atMost),
      ...pages.toSorted((a, b) => begins(a) - begins(b)).slice(0, atMost),
      ...found.map(
        ({ to, label, name }): Choice => ({
          group: 'settings',
          kind: 'settings',
          to,
          title: label,
          ...(name !== label && { note: name }),
        }),
      ),
    ];
  }, [typed, links, mayOpen, t, admin, settings]);
}

/** Returns what the server found, in words. */
function useFoundChoices(found: Found | null): Choice[] {
  const t = useTexts('admin-search').search;
  const { statuses } = useTexts('orders');
  const tickets = useTexts('tickets');
  const lang = useLang();
  const mayEdit = useMayOpen('/admin/edit-product/x');
  if (!found) return [];
  const join = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');
  return [
    ...found.orders.map(
      (order): Choice => ({
        group: 'orders',
        kind: 'orders',
        to: `/admin/orders/${order._id}`,
        title: order.orderNumber,
        note: join(order.name, order.tracking && fill(t.tracking, { number: order.tracking })),
        aside: join(
          statuses[order.status],
          formatRupees(order.total, lang),
          formatDate(order.createdAt, lang, { day: 'numeric', month: 'short' }),
        ),
      }),
    ),
    ...found.products.map((product): Choice => {
      const title = (lang === 'hi' && product.nameHi) || product.name;
      return {
        group: 'products',
        kind: 'products',
        to: mayEdit
          ? `/admin/edit-product/${product._id}`
          : `/admin/manage-products?${new URLSearchParams({ q: product.name })}`,
        title,
        ...(product.code && { note: product.code }),
        aside: product.left === null ? t.service : fill(t.left, { n: formatNumber(product.left, lang) }),
      };
    }),
    ...found.people.map(
      (person): Choice => ({
        group: 'people',
        kind: 'people',
        to: `/admin/users/${person._id}`,
        title: person.name || person.email || person.phone,
        note: join(person.email, person.phone),
        aside: t.roles[person.role],
      }),
    ),
    ...found.tickets.map(
      (ticket): Choice => ({
        group: 'tickets',
        kind: 'tickets',
        to: `/admin/tickets/${ticket._id}`,
        title: ticket.number,
        note: join(ticket.name, tickets.topics[ticket.topic]),
        aside: tickets.filters[ticket.status],
      }),
    ),
    ...found.coupons.map(
      (coupon): Choice => ({
        group: 'coupons',
        kind: 'coupons',
        to: `/admin/coupons/${coupon._id}`,
        title: coupon.code,
        ...(coupon.description && { note: coupon.description }),
      }),
    ),
  ];
}

/** Returns the rows of the search for what was typed, and how the request for them went. */
export function useChoices(typed: string): { choices: Choice[]; asked: Answered<Found> } {
  const asked = useFound(typed);
  const local = useLocalChoices(typed);
  const found = useFoundChoices(asked.answer);
  const [recent] = useState(readRecent);
  return { asked, choices: typed.trim() === '' ? [...recent, ...local] : [...local, ...found] };
}
