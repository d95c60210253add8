export { shell } from './fixture-gateway.ts';
export { builtFixture } from './fixture-registry.ts';
export { freshFolder, removeFolders, writeFixtureRelease } from './fixture-release.ts';
export { madeBy, naming } from './naming-release.ts';
export { type Load, steadyLoad, type Wanted } from './steady-load.ts';
