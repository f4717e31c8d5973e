import { indiaDay } from '#contract/core/india-time.ts';
import type { Words } from '#contract/people/addresses/errors.ts';
import type { AdminCoupon, couponAdmin } from '#contract/selling/coupons/admin.ts';
import type { couponFormEndpoints } from '#contract/selling/coupons/form-endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { CouponAdmin } from './service.ts';

const said = {
  created: { en: 'Coupon created successfully!', hi: 'कूपन बन गया!' },
  changed: { en: 'Coupon saved.', hi: 'कूपन सहेज लिया गया।' },
  paused: { en: 'Coupon paused.', hi: 'कूपन रोक दिया गया।' },
  resumed: { en: 'Coupon resumed.', hi: 'कूपन फिर चालू है।' },
  codes: { en: 'The codes are ready.', hi: 'कोड तैयार हैं।' },
  deleted: { en: 'Coupon deleted.', hi: 'कूपन हटा दिया गया।' },
} as const satisfies Record<string, Words>;

const done = (coupon: AdminCoupon | AppError, words: Words, lang: Lang) =>
  coupon instanceof AppError ? coupon : { success: true as const, message: words[lang], coupon };

/** Returns the handlers of the admin coupon endpoints. */
export const couponAdminHandlers = (admin: CouponAdmin): Handlers<typeof couponAdmin> => ({
  'POST /api/coupon/create': async ({ body, session, lang }) =>
    done(await admin.create(body, session.userId), said.created, lang),
  'GET /api/admin/coupons': ({ query }) => admin.list(query),
  'GET /api/admin/coupons/{id}': ({ params }) => admin.one(params.id),
  'GET /api/admin/coupons/{id}/uses': ({ params, query }) => admin.uses(params.id, query),
  'PUT /api/admin/coupons/{id}': async ({ params, body: { version, ...input }, session, lang }) =>
    done(await admin.change(params.id, version, input, session.userId), said.changed, lang),
  'PUT /api/admin/coupons/{id}/active': async ({ params, body, session, lang, demand }) =>
    // A pause costs nobody anything.
    (body.isActive ? await demand({ fresh: true }) : null) ??
    done(
      await admin.setActive(params.id, body.isActive, session.userId),
      body.isActive ? said.resumed : said.paused,
      lang,
    ),
  'DELETE /api/admin/coupons/{id}': async ({ params, session, lang }) =>
    (await admin.remove(params.id, session.userId)) ?? { success: true, message: said.deleted[lang] },
});

/** Returns the handlers of the endpoints beside the form of a coupon. */
export const couponFormHandlers = (admin: CouponAdmin): Handlers<typeof couponFormEndpoints> => ({
  'GET /api/admin/coupon-picks': async ({ query }) => ({ picks: await admin.picks(query.kind, query.q) }),
  'POST /api/admin/coupon-preview': ({ body }) => admin.preview(body),
  'GET /api/admin/coupons/{id}/codes': ({ params }) => admin.series.figures(params.id),
  'POST /api/admin/coupons/{id}/codes': async ({ params, body, session, lang }) => {
    const { count, prefix = null } = body;
    const made = await admin.series.make(params.id, { count, prefix, by: session.userId });
    return made instanceof AppError ? made : { message: said.codes[lang], made: made.made };
  },
  'GET /api/admin/coupons/{id}/codes/export': async ({ params, session, lang, setHeader, now }) => {
    const exported = await admin.series.csv(params.id, { by: session.userId, lang });
    if (exported instanceof AppError) return exported;
    const name = `${exported.code.toLowerCase()}-${indiaDay(now)}.csv`;
    setHeader('content-disposition', `attachment; filename="${name}"`);
    return exported.file;
  },
});
