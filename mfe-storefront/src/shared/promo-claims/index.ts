export { type Claims, useClaims } from './use-claims.ts';
