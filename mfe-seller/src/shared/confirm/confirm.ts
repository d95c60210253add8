import { lazyPart } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

/** Comes when something is about to be lost for the first time. */
export const Confirm: ComponentType<ConfirmDialogProps & { onMissing?: () => void }> = lazyPart(() =>
  import(/* webpackChunkName: "confirm" */ './confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);
