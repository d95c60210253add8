export { listing, sort } from './listing.en.ts';
export * from './promos.en.ts';
