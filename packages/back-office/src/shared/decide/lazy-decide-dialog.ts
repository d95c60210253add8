import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { DecideDialogProps } from './decide-dialog.tsx';

/** The question before a decision; it loads when it is first asked. */
export const LazyDecideDialog: ComponentType<DecideDialogProps & { onMissing?: () => void }> = lazyComponent(
  () => import(/* webpackChunkName: "decide-dialog" */ './decide-dialog.tsx').then((m) => m.DecideDialog),
);
