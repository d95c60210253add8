export { TrustStrip } from './trust-strip.tsx';
