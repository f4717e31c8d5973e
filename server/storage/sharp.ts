import sharp from 'sharp';

// Decoding a large picture takes a hundred megabytes: use one thread and no cache.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The library sharp, for images. Import it dynamically where it is used: it takes 8 MB of memory, and many processes of
 * a shop never process a picture.
 */
export { sharp };
