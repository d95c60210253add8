export { ImageViewer, prepareViewer } from './image-viewer.tsx';
export type { ViewerImage } from './viewer-dialog.tsx';
