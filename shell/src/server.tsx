export { sharedModules as shared } from './facades/shared-modules.ts';
export { findOwner } from './plan/find-owner.ts';
export { render } from './server/render.tsx';
