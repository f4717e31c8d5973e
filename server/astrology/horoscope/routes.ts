import type { AdminPrediction, horoscope } from '#contract/astrology/horoscope/endpoints.ts';
import { signId } from '#contract/astrology/horoscope/zodiac.ts';
import { byId, SIGN_LORDS, SIGNS } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { lifePathOf } from './life-path.ts';
import type { HoroscopeService } from './service.ts';
import { presentSky, signName, timeOf } from './sky.ts';
import type { PredictionRow } from './store.ts';

const nameOf = (sign: number) => ({ id: sign, name: signName(sign, 'en') });

/** Returns the handlers of predictions and life paths. */
export function horoscopeHandlers(service: HoroscopeService): Handlers<typeof horoscope> {
  const adminRow = (row: PredictionRow, lang: Lang): AdminPrediction => ({
    date: row.date,
    sign: nameOf(row.sign),
    en: row.en,
    hi: row.hi,
    sky: presentSky(row, lang),
    published: service.isPublished(row.date),
    edited: row.editedAt && row.editedBy ? { at: row.editedAt.toISOString(), by: row.editedBy } : null,
  });

  return {
    'GET /api/horoscope/all': async ({ query, lang }) => {
      const rows = await service.read(query.day);
      if (rows instanceof AppError) return rows;
      return {
        status: 'ok' as const,
        data: {
          datetime: rows[0] ? timeOf(rows[0]) : '',
          daily_predictions: rows.map((row) => {
            const { aspects, transits } = presentSky(row, query.la ?? lang);
            return {
              sign: nameOf(row.sign),
              sign_info: { vedic_name: byId(SIGNS, row.sign).en, lord: SIGN_LORDS[row.sign] ?? '' },
              predictions: [{ type: 'General' as const, ...row[query.la ?? lang] }],
              aspects,
              transits,
            };
          }),
        },
      };
    },
    'GET /api/horoscope/{sign}': async ({ params, query, lang }) => {
      const sign = signId(params.sign);
      if (sign === null) return appError('sign_not_found');
      const rows = await service.read(query.day);
      if (rows instanceof AppError) return rows;
      const row = rows.find((each) => each.sign === sign);
      if (!row) return appError('prediction_missing');
      const textLang = query.la ?? lang;
      const base = { sign_id: sign, sign_name: nameOf(sign).name, date: row.date };
      const sky = presentSky(row, textLang);
      return { status: 'ok' as const, data: { daily_prediction: { ...base, ...row[textLang], sky } } };
    },
    'GET /api/life-path/{number}': async ({ params, query, lang }) =>
      lifePathOf(params.number, query.la ?? lang),

    'GET /api/admin/predictions/{date}': async ({ params, lang }) => {
      const rows = await service.admin(params.date);
      return rows instanceof AppError ? rows : { predictions: rows.map((row) => adminRow(row, lang)) };
    },
    'PUT /api/admin/predictions/{date}/{sign}': async ({ params, body, session, lang }) => {
      const sign = signId(params.sign);
      if (sign === null) return appError('sign_not_found');
      const row = await service.edit({ date: params.date, sign, words: body }, session.userId);
      return row instanceof AppError ? row : { prediction: adminRow(row, lang) };
    },
    'GET /api/admin/predictions/{date}/{sign}/changes': async ({ params }) => {
      const sign = signId(params.sign);
      return sign === null
        ? appError('sign_not_found')
        : { changes: await service.changesOf(params.date, sign) };
    },
  };
}
