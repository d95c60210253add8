export { createMount } from './create-mount.tsx';
export type { MountedPage, MountOptions } from './mount-options.ts';
export { PageUnknown } from './page-path.ts';
