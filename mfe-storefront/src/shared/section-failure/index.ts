export { SectionFailure } from './section-failure.tsx';
