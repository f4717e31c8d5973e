import type { FastifyInstance } from 'fastify';
import { checkDatabase } from '../commands/integrity.ts';
import { createLimits } from '../platform/limits/limits.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { InvoiceSources } from '../selling/invoices/invoice-sources.ts';
import { refuseNumbersBack } from '../selling/orders/service.ts';
import type { PayableList } from '../selling/payments/payables.ts';
import type { PaymentGateway } from '../selling/payments/payment-gateway.ts';
import { emails } from './emails.ts';
import type { InOrder, Module, ServicesOf, Started } from './module.ts';
import { modules } from './modules.ts';
import { personalParts } from './personal-data.ts';

/** Returns what the first module starts with: what is no domain, and what several domains hand to one. */
function createGiven(
  app: FastifyInstance,
  platform: Platform,
  external: Pick<ExternalServices, 'openid'> & { gateway: PaymentGateway; storage: Storage },
) {
  const { config, keyrings } = platform;
  return {
    app,
    ...external,
    signInName: external.openid?.name ?? null,
    encryptorFor: (purpose: string) => createEncryptor(keyrings.data, purpose),
    // What everybody needs first answers whatever holds the pool.
    limits: createLimits({ ...platform, ...platform.reserved }),
    pictures: createPictures(external.storage),
    emails,
    parts: personalParts,
    check: () => checkDatabase(config.databaseDirectUrl ?? config.databaseUrl),
    settingGuards: { orderNumberStart: refuseNumbersBack },
    // Filled by the modules as they start.
    sources: {} as InvoiceSources,
    payables: {} as PayableList,
  };
}

/** What the first module starts with. */
type Given = ReturnType<typeof createGiven>;

/** Returns the sockets of a process, as its shutdown ends them. */
const joinSockets = ({
  live,
  chatSocket,
  endAdminChanges,
}: Pick<Parts, 'live' | 'chatSocket' | 'endAdminChanges'>) => ({
  /** Returns the number of open sockets on this process. */
  count: () => live.io.engine.clientsCount,
  /** Closes every socket, so that its client reconnects to another process. */
  leave: live.leave,
  /** Closes the HTTP server once it has answered. */
  async untilAnswered(): Promise<void> {
    endAdminChanges();
    await live.close();
  },
  /** Removes the presence of the people of this process. */
  close: chatSocket.close,
});

/** What the modules give together. */
type Parts = ServicesOf<typeof modules, Given>;

/** All services of a shop process. */
export type Services = Parts & { sockets: ReturnType<typeof joinSockets> };

/** Does not compile when a module needs services that no module before it gives. */
const inOrder: InOrder<typeof modules, Given> = modules;

/** Starts all modules. Returns their services together, and each with what it registers. */
export async function startModules(
  app: FastifyInstance,
  platform: Platform,
  external: Pick<ExternalServices, 'openid'> & { gateway: PaymentGateway; storage: Storage },
): Promise<{ services: Services; started: Started[] }> {
  const given = createGiven(app, platform, external);
  let services: object = given;
  const started: Started[] = [];
  for (const module of inOrder as readonly Module[]) {
    const one = await module.start(platform, services as never);
    services = { ...services, ...one.services };
    Object.assign(given.payables, one.payables);
    Object.assign(given.sources, one.invoiceSources);
    started.push(one);
  }
  const parts = services as Parts;
  return { services: { ...parts, sockets: joinSockets(parts) }, started };
}
