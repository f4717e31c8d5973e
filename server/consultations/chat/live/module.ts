import type { PartsOf } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { chatSockets } from './sockets.ts';

/** The sockets of chats. */
export const chatLiveModule = {
  name: 'chat-live',
  optional: 'consultations',
  start(platform: Platform, parts: PartsOf<typeof chatSockets>) {
    const chatSocket = chatSockets(platform, parts);
    return {
      services: { chatSocket },
    };
  },
};
