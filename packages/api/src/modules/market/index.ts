import { endpoints } from '@pasar/contract';
import { implement } from '../../platform/http/implement.ts';
import type { Module } from '../../platform/module.ts';

/** What the marketplace says of itself. */
export const marketModule: Module = {
  name: 'market',
  routes: (app) => implement(app, endpoints.market.contact, async ({ ctx }) => ({ data: ctx.teamContact })),
};
