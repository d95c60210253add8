export { type ReleaseCliIo, runReleaseCli } from './cli/run-release-cli.ts';
export { type Role, roles } from './platform/roles.ts';
export { openRegistry, type Registry, RegistryError, type ReleaseState } from './registry/index.ts';
export { assertStartable } from './server/assert-startable.ts';
export { assertUnused } from './server/claim-folder.ts';
export { closeOnSignals } from './server/close-on-signals.ts';
export type { BuiltApp } from './server/install-releases.ts';
export { type RunningServer, type ServerOptions, startServer } from './server/server.ts';
export { StartError } from './server/start-error.ts';
