import type { Ack } from '#contract/consultations/chat/events.ts';
import type { Lang } from '#languages/list.ts';
import { AppError, appError, errorMessage } from '../../../platform/core/app-error.ts';
import { outageOf } from '../../../platform/http/outage.ts';
import { requestLang } from '../../../platform/http/serve.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Live } from '../../../platform/realtime/live.ts';
import type { LiveSocket } from '../../../platform/realtime/socket-server.ts';
import type { Session } from '../../../platform/security/session.ts';
import { createTokenBucket, type TokenBucket } from './token-buckets.ts';

type Answer<T> = ((ack: Ack<T>) => void) | undefined;

/** The code of a refused event, and its message in the language of the socket. */
type Refusal = { code: string; message: string };

/** The queue of one socket's events. */
export type SocketQueue = ReturnType<typeof createSocketQueue>;

/** Creates the queue of one socket: its events run one after another, at a limited rate. */
export function createSocketQueue(
  { log, telemetry, sessionOf }: Pick<Platform, 'log' | 'telemetry'> & Pick<Live, 'sessionOf'>,
  socket: LiveSocket,
) {
  const lang: Lang = requestLang(socket.handshake.headers);
  const refusalOf = (error: AppError): Refusal => ({ code: error.code, message: errorMessage(error, lang) });
  const bucket: TokenBucket = createTokenBucket();
  // The name of the event whose handler runs next. Only names that have a handler reach `as`.
  let arrived = 'connection';
  socket.use(([event], next) => {
    arrived = event;
    next();
  });
  // In the order they came, so that a message never overtakes the join of its room.
  let before: Promise<unknown> = Promise.resolve();

  /** Runs work after all earlier work of this socket. A failure is logged and does not stop later work. */
  const inTurn = (work: () => Promise<unknown>): void => {
    before = before
      .then(work)
      .catch((error: Error) =>
        log.error({ err: error }, 'socket event failed: it is dropped, later events go on'),
      );
  };

  /** Runs an event with the socket's current session, and acknowledges it with the result or the error. */
  function as<T extends object>(
    answer: Answer<T>,
    run: (session: Session) => Promise<T | AppError>,
    /** Runs if the socket has no session, with the refusal of the event. */
    visitor?: (refusal: Refusal) => Promise<void>,
  ): void {
    const name = arrived;
    const work = async () => {
      try {
        const allowed = bucket.allows();
        const session = allowed ? await sessionOf(socket) : null;
        const result = !allowed
          ? appError('chat_too_fast')
          : session
            ? await run(session)
            : appError('not_authenticated');
        if (allowed && !session && result instanceof AppError) await visitor?.(refusalOf(result));
        if (typeof answer !== 'function') return;
        answer(result instanceof AppError ? { ok: false, ...refusalOf(result) } : { ok: true, ...result });
      } catch (error) {
        log.error({ err: error as Error }, 'socket event failed: the client got an error');
        const refusal = refusalOf(outageOf(error) ?? appError('internal'));
        if (typeof answer === 'function') answer({ ok: false, ...refusal });
      }
    };
    inTurn(() => telemetry.run(name, 'event', work));
  }

  return { inTurn, as };
}
