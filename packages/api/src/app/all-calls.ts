import { type Endpoint, endpoints } from '@pasar/contract';

export interface Call {
  area: string;
  /** Inside its area. */
  name: string;
  endpoint: Endpoint;
}

/** Every call of the contract, area by area. */
export const allCalls: readonly Call[] = Object.entries(endpoints).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]): Call => ({ area, name, endpoint })),
);
