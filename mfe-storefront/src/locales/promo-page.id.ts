export { listing, sort } from './listing.id.ts';
export * from './promos.id.ts';
