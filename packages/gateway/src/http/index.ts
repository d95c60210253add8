export { type TrustedProxies, trustedProxies } from './client-address.ts';
export type { Listener } from './listen.ts';
export { listen } from './listen.ts';
export type { GatewayOptions, OpenGateway } from './open-gateway.ts';
export { openGateway } from './open-gateway.ts';
