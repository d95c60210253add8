export { type ReleaseCliIo, runReleaseCli } from './cli/run-release-cli.ts';
export { assertStartable } from './market/assert-startable.ts';
export type { BuiltApp } from './market/bring-releases.ts';
export { assertUnused } from './market/claim-folder.ts';
export { closeOnSignals } from './market/close-on-signals.ts';
export { type Market, type MarketOptions, startMarket } from './market/market.ts';
export { StartFailure } from './market/start-failure.ts';
export { openRegistry, type Registry, RegistryFailure, type ReleaseState } from './registry/index.ts';
