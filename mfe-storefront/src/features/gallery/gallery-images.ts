import type { ProductDetail } from '@pasar/contract';

export interface GalleryImage {
  id: string;
  image_urls: ProductDetail['images'][number]['image_urls'];
  alt: string;
}

/** Every image of a product: those of the product itself, then those that only a value shows. */
export const getGalleryImages = ({
  name,
  images,
  options,
}: Pick<ProductDetail, 'name' | 'images' | 'options'>): GalleryImage[] => {
  const own = images.map(({ id, image_urls, alt }) => ({ id: `image-${id}`, image_urls, alt: alt || name }));
  const seen = new Set(own.map(({ image_urls }) => image_urls.w150));
  const ofValues = options.flatMap(({ values }) =>
    values.flatMap(({ id, value, image_urls }) => {
      if (!image_urls || seen.has(image_urls.w150)) return [];
      seen.add(image_urls.w150);
      return { id: `value-${id}`, image_urls, alt: `${name}, ${value}` };
    }),
  );
  return [...own, ...ofValues];
};

/** Which of them shows what is selected; -1 when none does. */
export const findSelectedImageIndex = (
  images: readonly GalleryImage[],
  { options }: Pick<ProductDetail, 'options'>,
  valueIds: readonly number[],
): number => {
  const wanted = options
    .flatMap(({ values }) => values)
    .find(({ id, image_urls: ofValue }) => ofValue !== null && valueIds.includes(id))?.image_urls;
  return images.findIndex((one) => one.image_urls.w150 === wanted?.w150);
};
