import type { ProductDetail } from '@pasar/contract';

export interface GalleryImage {
  id: string;
  pictures: ProductDetail['images'][number]['pictures'];
  alt: string;
}

/** Every image of a product: those of the product itself, then those that only a value shows. */
export const getGalleryImages = ({
  name,
  images,
  options,
}: Pick<ProductDetail, 'name' | 'images' | 'options'>): GalleryImage[] => {
  const own = images.map(({ id, pictures, alt }) => ({ id: `image-${id}`, pictures, alt: alt || name }));
  const seen = new Set(own.map(({ pictures }) => pictures.w150));
  const ofValues = options.flatMap(({ values }) =>
    values.flatMap(({ id, value, pictures }) => {
      if (!pictures || seen.has(pictures.w150)) return [];
      seen.add(pictures.w150);
      return { id: `value-${id}`, pictures, alt: `${name}, ${value}` };
    }),
  );
  return [...own, ...ofValues];
};

/** Which of them shows what is selected; -1 when none does. */
export const findSelectedImageIndex = (
  pictures: readonly GalleryImage[],
  { options }: Pick<ProductDetail, 'options'>,
  valueIds: readonly number[],
): number => {
  const wanted = options
    .flatMap(({ values }) => values)
    .find(({ id, pictures: ofValue }) => ofValue !== null && valueIds.includes(id))?.pictures;
  return pictures.findIndex((one) => one.pictures.w150 === wanted?.w150);
};
