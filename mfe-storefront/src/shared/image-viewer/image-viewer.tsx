import { lazyComponent } from '@pasar/slice-kit';
import type { ViewerDialogProps } from './viewer-dialog.tsx';

const load = () => import(/* webpackChunkName: "viewer" */ './viewer-dialog.tsx').then((m) => m.ViewerDialog);

const Dialog = lazyComponent(load);

/** The viewer's code is on its way before the finger is down. */
export const prepareViewer = (): void => void load().catch(() => undefined);

/** Images on the full screen, loaded when they are first opened. */
export const ImageViewer = (props: ViewerDialogProps) => (
  <Dialog {...props} onMissing={() => props.onClose(props.start)} />
);
