export { useMemberAction } from './use-member-action.ts';
