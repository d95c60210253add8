export { type TrustedProxies, trustedProxies } from './client-address.ts';
export { createApiApp } from './create-api-app.ts';
export type { Listener } from './listen.ts';
export { listen } from './listen.ts';
export { createGatewayMetrics } from './metrics.ts';
export type { GatewayOptions, OpenGateway } from './open-gateway.ts';
export { openGateway } from './open-gateway.ts';
export { openRemoteApi, type RemoteApi } from './remote-api/open-remote-api.ts';
export { countedBy, toApiIncident } from './reports/to-incident.ts';
