import { indiaDay } from '#contract/core/india-time.ts';
import type { AdminCoupon, couponAdmin } from '#contract/selling/coupons/admin.ts';
import type { couponFormEndpoints } from '#contract/selling/coupons/form-endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { CouponAdmin } from './service.ts';

const words = readWords('coupons/answers');

const done = (coupon: AdminCoupon | AppError, message: string) =>
  coupon instanceof AppError ? coupon : { success: true as const, message, coupon };

/** Returns the handlers of the admin coupon endpoints. */
export const couponAdminHandlers = (admin: CouponAdmin): Handlers<typeof couponAdmin> => ({
  'POST /api/coupon/create': async ({ body, session, lang }) =>
    done(await admin.create(body, session.userId), words[lang].created),
  'GET /api/admin/coupons': ({ query }) => admin.list(query),
  'GET /api/admin/coupons/{id}': ({ params }) => admin.one(params.id),
  'GET /api/admin/coupons/{id}/uses': ({ params, query }) => admin.uses(params.id, query),
  'PUT /api/admin/coupons/{id}': async ({ params, body: { version, ...input }, session, lang }) =>
    done(await admin.change(params.id, version, input, session.userId), words[lang].changed),
  'PUT /api/admin/coupons/{id}/active': async ({ params, body, session, lang, demand }) =>
    // A pause costs nobody anything.
    (body.isActive ? await demand({ fresh: true }) : null) ??
    done(
      await admin.setActive(params.id, body.isActive, session.userId),
      body.isActive ? words[lang].resumed : words[lang].paused,
    ),
  'DELETE /api/admin/coupons/{id}': async ({ params, session, lang }) =>
    (await admin.remove(params.id, session.userId)) ?? { success: true, message: words[lang].deleted },
});

/** Returns the handlers of the endpoints beside the form of a coupon. */
export const couponFormHandlers = (admin: CouponAdmin): Handlers<typeof couponFormEndpoints> => ({
  'GET /api/admin/coupon-picks': async ({ query }) => ({ picks: await admin.picks(query.kind, query.q) }),
  'POST /api/admin/coupon-preview': ({ body }) => admin.preview(body),
  'GET /api/admin/coupons/{id}/codes': ({ params }) => admin.series.figures(params.id),
  'POST /api/admin/coupons/{id}/codes': async ({ params, body, session, lang }) => {
    const { count, prefix = null } = body;
    const made = await admin.series.make(params.id, { count, prefix, by: session.userId });
    return made instanceof AppError ? made : { message: words[lang].codes, made: made.made };
  },
  'GET /api/admin/coupons/{id}/codes/export': async ({ params, session, lang, setHeader, now }) => {
    const exported = await admin.series.csv(params.id, { by: session.userId, lang });
    if (exported instanceof AppError) return exported;
    const name = `${exported.code.toLowerCase()}-${indiaDay(now)}.csv`;
    setHeader('content-disposition', `attachment; filename="${name}"`);
    return exported.file;
  },
});
