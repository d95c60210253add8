import { endpoints } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { readSummary } from './read-summary.ts';

export const summaryRoutes = (app: App): void =>
  implement(app, endpoints.summary.read, async ({ ctx, query }) => ({
    data: await readSummary({ ctx, input: query }),
  }));
