export { listing, sort } from './listing-page.en.ts';
export * from './promos-page.en.ts';
