export { type ReleaseCliIo, runReleaseCli } from './cli/run-release-cli.ts';
export { assertStartable } from './market/assert-startable.ts';
export { assertUnused } from './market/claim-folder.ts';
export { closeOnSignals } from './market/close-on-signals.ts';
export type { BuiltApp } from './market/install-releases.ts';
export { type RunningServer, type ServerOptions, startServer } from './market/server.ts';
export { StartError } from './market/start-error.ts';
export { openRegistry, type Registry, RegistryError, type ReleaseState } from './registry/index.ts';
