export { sharedModules as shared } from './facades/shared-modules.ts';
// Gateways know released shells by this name.
export { findOwner as ownerOf } from './plan/find-owner.ts';
export { render } from './server/render.tsx';
