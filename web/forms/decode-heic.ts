import { workerScript } from '#web/document/trusted-types/workers.ts';

/** Milliseconds after which a decoder that says nothing is given up. A photo of 12 megapixels takes about two seconds. */
const patience = 60_000;

type Answer = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } | { error: string };

/**
 * Decodes a HEIC photo, upright, with libheif (`web/public/libheif/`, 1.5 MB, loaded now). For browsers that cannot by
 * themselves, which are all but Safari. Throws for what is no such photo.
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(workerScript('/libheif/worker.js'));
  try {
    const answer = await new Promise<Answer>((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => done(data);
      worker.onerror = () => fail(new Error('the decoder could not be loaded'));
      setTimeout(() => fail(new Error('the decoder does not answer')), patience);
      worker.postMessage(bytes, [bytes]);
    });
    if ('error' in answer) throw new Error(answer.error);
    return await createImageBitmap(new ImageData(answer.data, answer.width, answer.height));
  } finally {
    worker.terminate();
  }
}
