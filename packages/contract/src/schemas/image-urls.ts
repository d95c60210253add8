import * as v from 'valibot';

/** Paths of one stored image in the widths that pages request. */
export const ImageUrls = v.object({ w150: v.string(), w300: v.string(), w600: v.string() });
export type ImageUrls = v.InferOutput<typeof ImageUrls>;

/** The same, and the width for the zoom: a small image returns the largest that it has. */
export const ZoomUrls = v.object({ ...ImageUrls.entries, w1200: v.string() });
export type ZoomUrls = v.InferOutput<typeof ZoomUrls>;
