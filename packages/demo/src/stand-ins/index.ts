export { openStandIn } from './base/open-stand-in.ts';
export type { Kit, Provider, ProviderApp, StandIn, StandInOptions } from './base/provider.ts';
export { createBiteship } from './biteship/create-biteship.ts';
