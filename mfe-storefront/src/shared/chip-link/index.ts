export { ChipLink, type ChipLinkProps } from './chip-link.tsx';
