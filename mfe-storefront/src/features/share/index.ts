export { SaveButton } from './save-button.tsx';
export { ShareButton } from './share-button.tsx';
