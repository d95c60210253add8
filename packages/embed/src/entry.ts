import { slice } from '@pasar/embedded-slice';
import { createMount } from './create-mount.tsx';

export { PageUnknown } from './page-path.ts';

/** What `./mount` of a slice's remote is; the build puts the slice in. */
export const mount = createMount(slice);
