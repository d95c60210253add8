import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { CommandPaletteProps } from './command-palette.tsx';

/** All commands behind one field; it loads when it is first opened. */
export const LazyCommandPalette: ComponentType<CommandPaletteProps & { onMissing?: () => void }> =
  lazyComponent(() =>
    import(/* webpackChunkName: "command-palette" */ './command-palette.tsx').then((m) => m.CommandPalette),
  );
