export { carousel } from './carousel.styles.ts';
export { useCarousel } from './use-carousel.ts';
