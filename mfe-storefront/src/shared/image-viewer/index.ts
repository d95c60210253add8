export { ImageViewer, prepareViewer } from './image-viewer.tsx';
export type { ViewerImage } from './viewer-image.ts';
