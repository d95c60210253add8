import type { banner as indonesian } from './banner-page.id.ts';

export { store } from './store-page.en.ts';

export const banner: typeof indonesian = {
  title: 'Store banner',
  lead: 'Images for your store page. Buyers see them as soon as you save.',
  image: 'Image',
  target: 'Link',
  targetHint: 'A page of Pasar, such as /store/your-store or /p/name-of-a-product',
  main: 'Main banner',
  mainHint: 'Best at 1200 × 300 pixels. GIF, PNG, JPG, JPEG or BMP, at most 5 MB.',
  slides: 'Slides',
  slidesHint: 'They rotate below your store name, at most {{most}}.',
  slideOf: 'Slide no. {{n}}',
  up: 'Move slide {{n}} up',
  down: 'Move slide {{n}} down',
  remove: 'Remove slide {{n}}',
  add: 'New slide',
  addButton: 'Add a slide',
  secondary: 'Second long banner',
  secondaryHint: 'Appears among the products, in its own proportions.',
  seeStore: 'See the store page',
};
