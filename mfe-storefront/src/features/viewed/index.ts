export { useViewed } from './use-viewed.ts';
