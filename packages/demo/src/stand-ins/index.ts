export { openStandIn } from './base/open-stand-in.ts';
export type { Kit, Provider, ProviderApp, StandIn, StandInOptions } from './base/provider.ts';
export { createBiteship } from './biteship/create-biteship.ts';
export { createMidtrans } from './midtrans/create-midtrans.ts';
export { createXendit } from './xendit/create-xendit.ts';
export { createXenditPayouts } from './xendit/create-xendit-payouts.ts';
