export { listing, sort } from './listing-page.id.ts';
export * from './promos-page.id.ts';
