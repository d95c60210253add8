export { localLink } from './local-link.tsx';
export { PageLinks } from './page-links.tsx';
