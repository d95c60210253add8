export { signInRequired, useMemberAction } from './use-member-action.ts';
