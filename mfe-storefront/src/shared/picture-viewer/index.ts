export { PictureViewer, prepareViewer } from './picture-viewer.tsx';
export type { ShownPicture } from './viewer-dialog.tsx';
