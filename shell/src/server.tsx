export { sharedModules as shared } from './facades/shared-modules.ts';
export { ownerOf } from './plan/owner-of.ts';
export { render } from './server/render.tsx';
