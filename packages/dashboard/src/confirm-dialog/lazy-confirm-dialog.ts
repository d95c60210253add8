import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

/** A confirmation before an irreversible action; it loads when it is first needed. */
export const LazyConfirmDialog: ComponentType<ConfirmDialogProps & { onMissing?: () => void }> =
  lazyComponent(() =>
    import(/* webpackChunkName: "confirm-dialog" */ './confirm-dialog.tsx').then((m) => m.ConfirmDialog),
  );
