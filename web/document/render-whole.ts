import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders elements to HTML once all their data is there. Fails with the first error: React would send the fallback of the
 * part that failed, and the page would be cached so.
 */
export const renderWhole = (node: ReactNode, nonce: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
