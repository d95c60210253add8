export { mediaMigrations } from './media.migrations.ts';
export type { MediaTable } from './media.tables.ts';
