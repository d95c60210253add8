import './content.tables.ts';
import type { Module } from '../../platform/module.ts';
import { contentMigrations } from './content.migrations.ts';
import { contentRoutes } from './content.routes.ts';

export { readDelivered } from './delivered-pages.ts';
export { fillValues, findUnknownValue, listValues } from './list-values.ts';
export { isLegal, presentText, readLegalVersions } from './read-published.ts';
export { toRichText } from './to-rich-text.ts';

/** What the market says in its help centre, its terms and its privacy page. */
export const contentModule: Module = {
  name: 'content',
  migrations: contentMigrations,
  routes: contentRoutes,
};
