export { SectionError } from './section-error.tsx';
