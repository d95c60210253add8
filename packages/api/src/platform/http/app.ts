import type { Hono } from 'hono';
import type { Context } from '../context.ts';

/** What the middleware leaves for the routes. */
export interface RequestVariables {
  ctx: Context;
  requestId: string;
  /** The endpoint's path pattern, for logs and metrics; absent when nothing matched. */
  route?: string;
}

export type App = Hono<{ Variables: RequestVariables }>;
