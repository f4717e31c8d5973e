import { findState, pinBelongsTo } from '#contract/astrology/places/india.ts';
import type { Risk } from '#contract/selling/orders/admin.ts';
import type { Settings } from '../../../base/settings/service.ts';
import { fromRupees } from '../../../platform/core/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { type RiskFacts, readRiskFacts } from './risk-store.ts';

type Limits = Settings['orderRisk'];

/** Returns whether an Indian address has a PIN code of another state. */
function hasForeignPin({ country, state, pincode }: RiskFacts): boolean {
  const found = country === 'IN' ? findState(state) : undefined;
  return found !== undefined && !pinBelongsTo(pincode, found);
}

/** Returns the marks of an order, the gravest first. They are hints for a person: nothing is refused because of them. */
export function risksOf(facts: RiskFacts, { firstOrder, addresses, ordersADay }: Limits): Risk[] {
  const risks: Risk[] = [];
  if (facts.refused > 0) risks.push({ kind: 'cash_refused', n: facts.refused });
  if (facts.sameDay >= ordersADay) risks.push({ kind: 'many_orders', n: facts.sameDay });
  if (facts.addresses >= addresses) risks.push({ kind: 'many_addresses', n: facts.addresses });
  if (facts.isFirst && facts.total > fromRupees(firstOrder)) risks.push({ kind: 'large_first', n: 0 });
  if (hasForeignPin(facts)) risks.push({ kind: 'pin_state', n: 0 });
  return risks;
}

/** Reads the marks of orders, by order. Orders that are delivered or cancelled have none. */
export async function readRisks(
  db: Reader,
  orderIds: readonly string[],
  limits: Limits,
): Promise<Map<string, Risk[]>> {
  const facts = await readRiskFacts(db, orderIds, limits.addressDays);
  return new Map(facts.map((one) => [one.id, risksOf(one, limits)]));
}
