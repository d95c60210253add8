import { expect, test } from 'vitest';
import { sampleDetail, zoomable } from '../../testing/sample-products.ts';
import { findSelectedImageIndex, getGalleryImages } from './gallery-images.ts';

const shirt = sampleDetail();
const inGreen = {
  ...shirt,
  options: [
    {
      id: 1,
      name: 'Warna',
      values: [
        { id: 11, value: 'Biru', image: null, image_urls: zoomable('front') },
        { id: 13, value: 'Hijau', image: null, image_urls: zoomable('green') },
      ],
    },
  ],
};

test('an image that only an option value shows comes after those of the product, once', () => {
  const pictures = getGalleryImages(inGreen);
  expect(pictures.map(({ alt }) => alt)).toEqual([
    'Tampak depan',
    'Tampak belakang',
    'Batik kawung biru indigo, Hijau',
  ]);
});

test('what is selected has its image, and a value without one none', () => {
  const pictures = getGalleryImages(inGreen);
  expect(findSelectedImageIndex(pictures, inGreen, [13])).toBe(2);
  expect(findSelectedImageIndex(pictures, inGreen, [11])).toBe(0);
  expect(findSelectedImageIndex(pictures, shirt, [21])).toBe(-1);
});
