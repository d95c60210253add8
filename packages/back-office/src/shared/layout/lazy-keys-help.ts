import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { KeysHelpProps } from './keys-help.tsx';

/** What the keys do; it loads when it is first opened. */
export const LazyKeysHelp: ComponentType<KeysHelpProps & { onMissing?: () => void }> = lazyComponent(() =>
  import(/* webpackChunkName: "keys-help" */ './keys-help.tsx').then((m) => m.KeysHelp),
);
