import type { endpoints, HandlerInput } from '@pasar/contract';

export type StatusRequest = HandlerInput<typeof endpoints.orders.status>['body'];
