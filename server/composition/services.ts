import type { FastifyInstance } from 'fastify';
import { type OptionalModule, optionalModules } from '#contract/core/optional-modules.ts';
import { createCounters } from '../platform/limits/counters.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import type { InvoiceSources } from '../selling/invoices/invoice-sources.ts';
import { refuseNumbersBack } from '../selling/orders/service.ts';
import type { PayableList } from '../selling/payments/payables.ts';
import { createPictures } from '../storage/pictures.ts';
import type { Storage } from '../storage/storage.ts';
import { emails } from './emails.ts';
import { checkDatabase } from './integrity.ts';
import { joined } from './joined.ts';
import { withoutLeftOut } from './left-out.ts';
import type { InOrder, Module, ServicesOf, StandingAlone, Started } from './module.ts';
import { modules } from './modules.ts';
import type { ConnectProviders } from './payment-providers.ts';
import { personalParts } from './personal-data.ts';
import { createRequestLimits } from './request-limits.ts';

/** Returns what the first module starts with: what is no domain, and what several domains hand to one. */
function createGiven(
  app: FastifyInstance,
  platform: Platform,
  external: Pick<ExternalServices, 'openid'> & { connectProviders: ConnectProviders; storage: Storage },
) {
  const { config, keyrings } = platform;
  // What everybody needs first answers whatever holds the pool.
  const counter = createCounters({ ...platform, ...platform.reserved });
  return {
    app,
    ...external,
    signInName: external.openid?.name ?? null,
    encryptorFor: (purpose: string) => createEncryptor(keyrings.data, purpose),
    counter,
    limits: createRequestLimits(counter),
    pictures: createPictures(external.storage),
    emails,
    personalParts,
    checkBooks: () => checkDatabase(config.databaseDirectUrl ?? config.databaseUrl),
    leftOut: optionalModules.filter((module) => config.leaveOut.includes(module)),
    /** Returns whether an optional module is not left out. */
    isOn: (module: OptionalModule) => !config.leaveOut.includes(module),
    settingGuards: { orderNumberStart: refuseNumbersBack },
    // Filled by the modules as they start.
    invoiceSources: {} as InvoiceSources,
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
}: Pick<AllServices, 'live' | 'endAdminChanges'> & Partial<Pick<AllServices, 'chatSocket'>>) => ({
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
  close: async () => chatSocket?.close(),
});

/** What the modules give together. */
type AllServices = ServicesOf<typeof modules, Given>;

/** All services of a shop process. Those of modules that are left out are missing. */
export type Services = AllServices & { sockets: ReturnType<typeof joinSockets> };

/**
 * Does not compile when a module needs services that no module before it gives, or when one that always runs needs a
 * service of one that can be left out.
 */
const inOrder: InOrder<typeof modules, Given> & StandingAlone<typeof modules, Given> = modules;

/** Starts all modules. Returns their services together, and each with what it registers. */
export async function startModules(
  app: FastifyInstance,
  platform: Platform,
  external: Pick<ExternalServices, 'openid'> & { connectProviders: ConnectProviders; storage: Storage },
): Promise<{ services: Services; started: Started[] }> {
  const given = createGiven(app, platform, external);
  let services: object = given;
  const started: Started[] = [];
  for (const module of withoutLeftOut(inOrder as readonly Module[], platform.config.leaveOut)) {
    const one = await module.start(platform, services as never);
    services = joined(services, one.services);
    Object.assign(given.payables, joined(given.payables, one.payables ?? {}));
    Object.assign(given.invoiceSources, joined(given.invoiceSources, one.invoiceSources ?? {}));
    started.push(one);
  }
  const parts = services as AllServices;
  return { services: { ...parts, sockets: joinSockets(parts) }, started };
}
