import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

/** A question before something that cannot be undone; it comes when it is first asked. */
export const LazyConfirmDialog: ComponentType<ConfirmDialogProps & { onMissing?: () => void }> =
  lazyComponent(() =>
    import(/* webpackChunkName: "confirm-dialog" */ './confirm-dialog.tsx').then((m) => m.ConfirmDialog),
  );
