export { useDeedAfterLogin } from './use-deed-after-login.ts';
