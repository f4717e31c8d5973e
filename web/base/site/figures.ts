import type { SiteDetails } from '#contract/base/site/details.ts';
import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import { nomineesSince } from '#contract/people/personal-data/rules.ts';
import { lawfulSince } from '#contract/selling/returns/reasons.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { hoursInWords } from '#web/shell/opening-hours.ts';
import { streetOf } from '#web/shell/shop-address.ts';
import { fill, formatDate, formatPhone, formatRupees, plural } from '#web/texts/format.ts';

type Words = Pick<Messages, 'site' | 'shell'>;

const linked = (text: string, to: string): string => (text ? `[${text}](${to})` : '');

/**
 * Returns the values of the placeholders in the policies, in the page's language. Every period, fee and charge is
 * the one that the code uses. Addresses and numbers are links (see `LinkedText`).
 */
export function policyFigures(
  { site, shop }: { site: SiteDetails; shop: PublicSettings },
  { site: { units, none }, shell }: Words,
  lang: Lang,
) {
  const { legal, grievance, care, returns, wallet } = site;
  const hindi = lang === 'hi' ? site.hindi : null;
  const hours = (n: number) => plural(units.hours, n, lang);
  const days = (n: number) => plural(units.days, n, lang);
  const rupees = (n: number) => formatRupees(n, lang);
  const brand = hindi ? shop.shopNameHi : shop.shopName;
  const business = ({ from, to }: { from: number; to: number }) =>
    from === to ? plural(units.businessDay, to, lang) : fill(units.businessDays, { from, to });
  return {
    brand,
    // A shop that has not set its legal entity is named itself.
    legalName: hindi?.legalName || legal.name || brand,
    registration: legal.registration,
    country: hindi?.country || legal.country,
    address: streetOf(shop, lang),
    email: linked(shop.email, `mailto:${shop.email}`),
    phone: linked(formatPhone(shop.phone), `tel:${shop.phone}`),
    officer: hindi?.officer || grievance.name,
    designation: hindi?.designation || grievance.designation,
    officerEmail: linked(grievance.email, `mailto:${grievance.email}`),
    officerPhone: linked(formatPhone(grievance.phone), `tel:${grievance.phone}`),
    acknowledge: hours(grievance.acknowledgeHours),
    resolve: days(grievance.resolveDays),
    reply: hours(care.replyHours),
    giftHelp: hoursInWords(care.giftHelp, shell.hours),
    shipping: business(care.shippingDays),
    digital: business(care.digitalDays),
    report: hours(returns.reportHours),
    damaged: days(returns.damagedDays),
    lawful: formatDate(lawfulSince, lang),
    nominees: formatDate(nomineesSince, lang),
    days: days(returns.days),
    fee: rupees(returns.fee),
    credit: plural(units.months, returns.creditMonths, lang),
    cancelHours: hours(returns.customisedCancelHours),
    charge: rupees(shop.delivery.charge),
    free: rupees(0),
    freeAbove: rupees(shop.delivery.freeAbove),
    codMax: rupees(shop.cod.maxAmount),
    maxTopUp: rupees(wallet.maxTopUp),
    minWithdrawal: rupees(wallet.minWithdrawal),
    version: site.termsVersion,
    none,
  };
}
