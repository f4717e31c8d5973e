import type { AuditAction } from '#contract/base/audit/actions.ts';

/**
 * The fields of an action's `before` and `after`. `open` fields are ids, codes, numbers, states, and texts that the shop
 * publishes. `sealed` fields can name a person, and are encrypted with that person's key. `*`: every other field.
 */
export type FieldRule = { open: readonly string[]; sealed?: readonly string[] };

const product: FieldRule = {
  open: [
    ...['name', 'miniDesc', 'description', 'translations', 'tags', 'searchWords', 'category', 'subcategory'],
    ...['brand', 'howToWear', 'benefits', 'bestDays', 'hasVariants', 'sizeType', 'hsn', 'customised'],
    ...['images', 'gstRates', 'skus', 'facts', 'deleted', 'state'],
  ],
};
// Notes of a coupon are free texts, and can be about the person that it is for.
const coupon: FieldRule = {
  open: [
    ...[
      '_id',
      'code',
      'description',
      'type',
      'scope',
      'discountType',
      'discountValue',
      'currency',
      'minCartValue',
    ],
    ...['maxCartValue', 'maxDiscount', 'startDate', 'endDate', 'isActive', 'usageLimit', 'perUserLimit'],
    ...['newUsersOnly', 'combinable', 'applicableProducts', 'applicableVariants', 'excludedProducts'],
    ...['applicableCategories', 'restrictedToUsers', 'createdAt', 'version', 'state', 'usageCount'],
    ...[
      'discountGiven',
      'ordersTotal',
      'deletable',
      'kind',
      'way',
      'title',
      'titleHi',
      'buyCount',
      'getCount',
    ],
    ...['timesPerOrder', 'getProducts', 'getVariants', 'getCategories'],
  ],
  sealed: ['metadata'],
};
// Written to be published: names, words, and which products.
const collection: FieldRule = {
  open: ['slug', 'name', 'words', 'translations', 'pictureOf', 'picks', 'rule', 'state'],
};
// Articles and predictions are written to be published, with the name of their author.
const published: FieldRule = { open: ['*'] };
// `address` is a fingerprint: an HMAC with the data secret (security-events.ts).
const access: FieldRule = { open: ['role', 'by', 'call', 'address'] };
// The kind of a second factor: `passkey`, `totp` or `all`.
const factor: FieldRule = { open: ['kind'], sealed: ['reason'] };
const accountState: FieldRule = { open: ['blocked', 'role', 'staffRoles'], sealed: ['reason'] };
const payout: FieldRule = { open: ['status'], sealed: ['reference', 'reason'] };
const ticket: FieldRule = { open: ['status', 'assignedTo', 'files'], sealed: ['text'] };
// Written for everybody: it has placeholders where a person would be.
const savedAnswer: FieldRule = { open: ['title', 'en', 'hi'] };
const decidedReturn: FieldRule = {
  open: ['status', 'orderId', 'as', 'amount', 'restocked'],
  sealed: ['text'],
};

// An answer is published, but can name the author.
const review: FieldRule = { open: ['productId', 'rating', 'hidden', 'reason'], sealed: ['answer'] };
const returnStep: FieldRule = {
  open: ['step', 'orderId', 'sendBy', 'number', 'condition', 'stock', 'photos'],
  sealed: ['text', 'courier'],
};

const creditRequest: FieldRule = { open: ['request', 'totalAmount'] };
const energisation: FieldRule = {
  open: ['status', 'orderId', 'start', 'doneAt', 'photos', 'amount'],
  sealed: ['person', 'note', 'reason', 'reference'],
};

// What a laboratory says of a stone is published. The reason of a withdrawal is free text.
const laboratoryReport: FieldRule = {
  open: [
    ...['productId', 'skuId', 'code', 'laboratory', 'laboratoryHi', 'number', 'date', 'carat', 'measured'],
    ...['measuredHi', 'link', 'fileHash', 'replaces'],
  ],
  sealed: ['reason'],
};

/** The fields of every action. A field that is not here is sealed, and refused in tests and development. */
export const auditFields: Record<AuditAction, FieldRule> = {
  'product.add': product,
  'product.edit': product,
  'product.state': product,
  'product.sale': { open: ['sale'] },
  'product.bulk': product,
  'product.import': product,
  'product.personal': { open: ['personal'] },
  'product.delete': product,
  'product.restore': product,
  'stock.edit': {
    open: ['sku', 'reorderLevel', 'shelf', 'barcode', 'cost', 'stock'],
    sealed: ['reason'],
  },
  'stock.count': { open: ['lines'], sealed: ['reason'] },
  // A courier can be a man with a telephone, whom the shop names in free text.
  'order.status': { open: ['status', 'restock'], sealed: ['reason', 'courier'] },
  'order.courier': { open: [], sealed: ['courier'] },
  'order.packed': { open: ['packed'] },
  'order.paid': { open: ['paymentStatus'] },
  'order.note': { open: [], sealed: ['text'] },
  'order.refund': {
    open: ['sentBack', 'paymentStatus', 'amount', 'pieces', 'restocked'],
    sealed: ['reason', 'reference'],
  },
  'orders.export': { open: ['status', 'paymentStatus', 'searched', 'rows'] },
  'documents.export': { open: ['from', 'to'] },
  'orders.print': { open: ['papers', 'count'] },
  'order.hold': { open: [], sealed: ['reason'] },
  'order.release': { open: [], sealed: ['reason'] },
  'order.address': { open: [], sealed: ['shippingAddress'] },
  'credit.ask': creditRequest,
  'credit.agree': creditRequest,
  'credit.decline': creditRequest,
  'order.write': { open: ['payment', 'collected', 'number'] },
  'energisation.offer': { open: ['price', 'hsn', 'gst'] },
  'energisation.plan': energisation,
  'energisation.done': energisation,
  'energisation.call-off': energisation,
  'return.agreed': returnStep,
  'return.sent': returnStep,
  'return.arrived': returnStep,
  'return.inspected': returnStep,
  'return.withdrawn': returnStep,
  'return.accepted': decidedReturn,
  'return.refused': decidedReturn,
  'report.attach': laboratoryReport,
  'report.replace': laboratoryReport,
  'report.withdraw': laboratoryReport,
  'certificate.came-back': { open: ['cameBack'] },
  'review.hide': review,
  'review.show': review,
  'review.answer': review,
  'review.answer-deleted': review,
  'coupon.create': coupon,
  'coupon.change': coupon,
  'coupon.pause': coupon,
  'coupon.resume': coupon,
  'coupon.delete': coupon,
  'coupon.codes': { open: ['code', 'rows'] },
  'coupon.codes-export': { open: ['code', 'rows'] },
  'collection.create': collection,
  'collection.edit': collection,
  'collection.delete': collection,
  'collection.restore': collection,
  'collections.order': { open: ['order'] },
  'home.order': { open: ['places'] },
  'user.open': { open: ['role'] },
  'user.order-photo': { open: [] },
  'user.block': accountState,
  'user.unblock': accountState,
  'user.role': accountState,
  'user.note': { open: [] },
  'user.note-deleted': { open: [] },
  'user.tag': { open: [], sealed: ['tag'] },
  'user.untag': { open: [], sealed: ['tag'] },
  // A segment can be a search for one person.
  'segment.save': { open: ['name'], sealed: ['filter'] },
  'segment.delete': { open: ['name'] },
  'people.export': { open: ['rows', 'filters'] },
  'wallet.credit': { open: ['amount'], sealed: ['reason'] },
  'staff.invite': { open: ['staffRoles'] },
  'staff.invite-withdrawn': { open: ['staffRoles'] },
  'staff.join': { open: ['role', 'staffRoles', 'invitation'] },
  'staff.login': access,
  'staff.login-failed': access,
  'staff.refused': access,
  'staff.factor-added': factor,
  'staff.factor-removed': factor,
  'staff.factor-reset': factor,
  'account.erase-asked': { open: ['dueAt'] },
  'account.erase-taken-back': { open: ['wish'] },
  'account.erase': { open: ['role', 'kept'] },
  'nominee.view': { open: [] },
  'nominee.erasure': { open: ['because', 'dueAt'], sealed: ['papers'] },
  'nominee.copy': { open: ['because'], sealed: ['papers', 'recipient'] },
  'kyc.sent': { open: ['kyc'] },
  'kyc.viewed': { open: ['document'], sealed: ['reason'] },
  'kyc.approved': { open: ['kyc'], sealed: ['reason'] },
  'kyc.rejected': { open: ['kyc'], sealed: ['reason'] },
  'bank.changed': { open: [], sealed: ['lastFour', 'ifsc'] },
  'astrologer.price': { open: ['pricePerMinute', 'ringing'] },
  'astrologer.photo-removed': { open: [], sealed: ['reason'] },
  'withdrawal.confirmed': { open: ['amount'] },
  'withdrawal.completed': payout,
  'withdrawal.rejected': payout,
  'withdrawal.reference': payout,
  'chat_report.view': { open: ['sessionId'] },
  'chat_report.close': { open: [], sealed: ['note'] },
  'ticket.assign': ticket,
  'ticket.reply': ticket,
  'ticket.note': ticket,
  'ticket.closed': ticket,
  'ticket.reopened': ticket,
  'sales.export': { open: ['from', 'to', 'rows'] },
  'ticket.answer-saved': savedAnswer,
  'ticket.answer-deleted': savedAnswer,
  'visitors.export': { open: ['rows', 'searched'] },
  'visitor.state': { open: ['state'] },
  'visitor.erase': { open: ['times', 'first', 'last', 'consent'] },
  'post.create': published,
  'post.edit': published,
  'post.draft': published,
  'post.draft.drop': published,
  'post.delete': published,
  'post.restore': published,
  'prediction.edit': published,
  // The shop's own facts, except those of its people; see `sealedSettings`.
  'setting.change': { open: ['*'] },
  'job.retry': { open: ['failed', 'retried', 'job'] },
  'webhook.replay': { open: ['outcome'], sealed: ['error'] },
  'payment_difference.close': { open: ['kind', 'payment'], sealed: ['note'] },
  'upi.confirm': { open: ['due', 'amount'], sealed: ['utr'] },
  'upi.refund-sent': { open: ['refund', 'amount'], sealed: ['utr'] },
  'audit.export': { open: ['from', 'to', 'firstEntry', 'lastEntry', 'searched', 'format'] },
};

/** The fields of settings that name people of the shop, by setting. They are sealed with the key of whoever sets them. */
export const sealedSettings: Readonly<Record<string, readonly string[]>> = {
  shop: ['orderMails'],
  grievance: ['name', 'email', 'phone'],
  eveningMail: ['to'],
};
