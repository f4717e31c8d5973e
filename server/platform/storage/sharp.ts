import sharp from 'sharp';

// A large picture takes a hundred megabytes while it is drawn: on one thread, nothing kept.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Reads and draws pictures. To be imported where a picture is drawn, not with what serves: many processes of a shop never
 * draw one, and the library is 8 MB of their memory.
 */
export { sharp };
