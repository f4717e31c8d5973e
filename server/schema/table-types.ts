import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const codegen = fileURLToPath(new URL('../../node_modules/.bin/kysely-codegen', import.meta.url));

/** The columns with a type of `column-types.ts`. `Generated` marks a default; a test compares both with the database. */
export const columnTypes: Readonly<Record<string, string>> = {
  'alerts.kind': 'AlertKind',
  'astrologers.gender': "OwnAstrologer['gender']",
  'astrologers.kyc': 'Generated<KycStatus>',
  'birth_profiles.gender': "BirthProfile['gender'] | null",
  'birth_profiles.relation': 'Relation',
  'nominees.relation': 'NomineeRelation',
  'cart_lines.personal': 'JsonColumn<PersonalValue[]> | null',
  'certificate_keys.use': 'CertificateKeyUse',
  'certificate_reports.ended_as': "AdminReport['ended'] | null",
  'chat_messages.kundli': 'JsonColumn<SharedKundli> | null',
  'chat_reports.reason': 'ChatReportReason',
  'chat_sessions.ending': 'ChatEnding | null',
  'chat_sessions.status': 'ChatStatus',
  'collections.rule': 'JsonColumn<CollectionRule> | null',
  'collections.state': "Generated<'draft' | 'published'>",
  'collections.translations': 'Generated<JsonColumn<CollectionTranslations>>',
  'coupons.discount_type': "Coupon['discountType']",
  'coupons.kind': 'Generated<CouponKind>',
  'coupons.metadata': 'Generated<JsonColumn<JsonObject>>',
  'coupons.scope': 'Generated<CouponScope>',
  'coupons.type': 'CouponType',
  'coupons.way': 'Generated<CouponWay>',
  'credit_requests.answer': "'agreed' | 'declined' | 'replaced' | null",
  'credit_requests.body': 'JsonColumn<CreditOrder>',
  'credit_requests.shown': 'JsonColumn<ShownCreditOrder>',
  'data_exports.status': "NonNullable<PrivacyState['copy']>['status']",
  'email_links.purpose': 'LinkPurpose',
  'energisations.muhurat': 'JsonColumn<Muhurat> | null',
  'energisations.status': 'Generated<EnergisationStatus>',
  'gateway_orders.status': 'GatewayOrderStatus',
  'gateway_payments.use': 'PaymentUse',
  'home_layout.sections': 'JsonColumn<HomePlace[]>',
  'invoices.snapshot': 'JsonColumn<InvoiceSnapshot>',
  'kyc_documents.document': 'KycDocument',
  'ledger_transfers.kind': 'TransferKind',
  'ledger_transfers.meta': 'JsonColumn<TransferMeta> | null',
  'mail_recipients.language': 'Lang | null',
  'order_events.by': "Order['history'][number]['by']",
  'order_events.note': 'OrderNote | null',
  'order_events.payment_status': 'PaymentStatus',
  'order_events.status': 'OrderStatus',
  'order_items.snapshot': 'JsonColumn<OrderItemSnapshot>',
  'order_returns.condition': 'ReturnCondition | null',
  'order_returns.given_as': "Return['givenAs'] | null",
  'order_returns.reason': 'ReturnReason',
  'order_returns.remedy': "Return['remedy']",
  'order_returns.status': 'ReturnStatus',
  'order_returns.step': 'Generated<ReturnStep>',
  'order_snapshots.snapshot': 'JsonColumn<OrderItemSnapshot> | null',
  'order_totals.payment_method': "Order['paymentMethod'] | null",
  'order_totals.payment_status': 'PaymentStatus | null',
  'order_totals.status': 'OrderStatus | null',
  'orders.buyer_billing': 'JsonColumn<BillingDetails> | null',
  'orders.discounts': 'JsonColumn<OrderDiscount[]> | null',
  'orders.ended_because': 'EndReason | null',
  'orders.language': 'Generated<Lang>',
  'orders.payment_method': "Order['paymentMethod']",
  'orders.payment_status': 'PaymentStatus',
  'orders.shipping': 'JsonColumn<ShippingAddress>',
  'orders.status': 'OrderStatus',
  'orders.taxes': 'JsonColumn<TaxRow[]> | null',
  'person_segments.filter': 'JsonColumn<PeopleQuery>',
  'ticket_files.kind': "TicketFile['kind']",
  'reviews.hidden_reason': 'HideReason | null',
  'payment_differences.kind': 'DifferenceKind',
  'posts.draft': 'JsonColumn<PostFields> | null',
  'posts.pictures': "Generated<JsonColumn<PostFields['pictures']>>",
  'posts.translations': "Generated<JsonColumn<{ hi?: PostFields['hi'] }>>",
  'predictions.en': 'JsonColumn<PredictionText>',
  'predictions.hi': 'JsonColumn<PredictionText>',
  'predictions.sky': 'JsonColumn<PredictionSky>',
  'product_imports.problems': 'Generated<JsonColumn<FileProblem[]>>',
  'product_imports.status': "ProductImport['status']",
  'product_imports.summary': "JsonColumn<NonNullable<ProductImport['summary']>> | null",
  'product_personal_fields.fields': 'JsonColumn<PersonalField[]>',
  'products.facts': 'Generated<JsonColumn<ProductFacts>>',
  'products.service': "'energisation' | null",
  'products.size_type': 'SizeType | null',
  'products.translations': 'Generated<JsonColumn<{ hi?: HindiTexts }>>',
  'refunds.status': 'RefundStatus',
  'reports.input': 'JsonColumn<ReportInput>',
  'reports.kind': 'ReportKind',
  'reports.language': 'Lang',
  'reports.status': 'ReportState',
  'settings.value': 'JsonColumn<unknown>',
  'sold_lines.snapshot': 'JsonColumn<OrderItemSnapshot> | null',
  'sold_lines.status': 'OrderStatus | null',
  'staff_invitations.staff_roles': 'StaffRole[]',
  'stone_opinions.answer': 'JsonColumn<{ en: string; hi: string }>',
  'stone_opinions.verdict': 'OpinionVerdict',
  'stock_moves.kind': 'StockMoveKind',
  'ticket_entries.kind': "TicketDetail['entries'][number]['kind']",
  'tickets.language': 'Lang',
  'tickets.status': "Generated<Ticket['status']>",
  'tickets.topic': 'TicketTopic',
  'users.language': 'Generated<Lang>',
  'users.role': 'Role',
  'users.staff_roles': 'Generated<StaffRole[]>',
  'visitors.language': 'Lang',
  'visitors.state': 'Generated<VisitorState>',
  'wallet_topups.status': 'TopUpStatus',
  'withdrawals.status': "Withdrawal['status']",
};

/**
 * The columns that a later migration drops, because this version neither reads nor writes them. They are left out of the
 * types, so that no code names them.
 */
export const retiredColumns: readonly string[] = [
  'gateway_payments.cf_payment_id',
  'payment_differences.cf_payment_id',
  'refunds.cf_payment_id',
];

const retired = Object.fromEntries(retiredColumns.map((name) => [name, 'Retired']));

// The pool parses bigint columns as numbers. The shop does not query the tables of jobs and sandbox.
const flags = [
  ...['--dialect', 'postgres', '--camel-case=false', '--print'],
  ...['--exclude-pattern', '{pgboss,sandbox_*}.*', '--type-mapping', '{"int8":"number"}'],
  ...['--overrides', JSON.stringify({ columns: { ...columnTypes, ...retired } })],
];

// kysely-codegen reads the names of a type with the compiler's interface, which TypeScript 7 does not have yet.
function importLine(): string {
  const own = new Set(['Generated', 'JsonObject', 'NonNullable']);
  const names = Object.values(columnTypes).flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []);
  const imported = [...new Set(names)].filter((name) => !own.has(name)).sort();
  return `import type { ${imported.join(', ')} } from "./column-types.ts";\n`;
}

/** Returns the text of `tables.gen.ts` for a migrated database. `npm run db -- types` writes it; a test checks it. */
export async function printTableTypes(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(codegen, [...flags, '--url', url]);
  const text = stdout
    .slice(stdout.indexOf('/**'))
    .trim()
    .replaceAll(/^ +\w+: Retired;\n/gm, '');
  return `${text.replace('import ', `${importLine()}import `)}\n`;
}
