import { type Endpoint, endpoints } from '@pasar/contract';

const areas: Record<string, Record<string, Endpoint>> = endpoints;

/** Every call of the marketplace. */
export const allEndpoints: readonly Endpoint[] = Object.values(areas).flatMap((area) => Object.values(area));
