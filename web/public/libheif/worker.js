// Decodes a HEIC photo away from the page. Posted: the file's bytes. Answer: { width, height, data } with RGBA bytes, or
// { error }. It stands alone and is served as it is, because WebAssembly may run here only: the response of this file has
// a content policy of its own (server/pages/files.ts), and no page needs one for it.
importScripts('/libheif/libheif.js');

/** More than any phone takes. A larger one would fill the memory of the tab. */
const mostPixels = 120_000_000;

const ready = new Promise((done, fail) => {
  // libheif adds its classes to this object.
  const libheif = {
    locateFile: (name) => `/libheif/${name}`,
    onRuntimeInitialized: () => done(libheif),
    onAbort: () => fail(new Error('the decoder did not start')),
  };
  self.libheif(libheif);
});

async function decode(bytes) {
  const { HeifDecoder } = await ready;
  const [photo] = new HeifDecoder().decode(bytes);
  if (!photo) throw new Error('no HEIC photo');
  const width = photo.get_width();
  const height = photo.get_height();
  if (width * height > mostPixels) throw new Error('too many pixels');
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise((done, fail) =>
    photo.display({ data, width, height }, (shown) => (shown ? done() : fail(new Error('damaged photo')))),
  );
  photo.free();
  return { width, height, data };
}

self.onmessage = async ({ data: bytes }) => {
  try {
    const photo = await decode(bytes);
    self.postMessage(photo, [photo.data.buffer]);
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
