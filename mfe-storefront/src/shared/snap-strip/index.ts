export { snapStrip } from './snap-strip.styles.ts';
export { useSnapStrip } from './use-snap-strip.ts';
