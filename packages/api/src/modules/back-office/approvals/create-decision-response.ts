import { message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { RequestedApproval } from './request-approval.ts';

/** What a decision came to: its effect, or its subject as it was and the approval that it waits for. */
export interface Decided<Data> {
  data: Data;
  approval: RequestedApproval | null;
}

/** The same, with what the staff user reads about it. */
export const createDecisionResponse = async <Data>(
  { locale }: Context,
  decided: Promise<Decided<Data>>,
  waiting: 'admin.approval.requested' | 'admin.approval.waiting' = 'admin.approval.requested',
) => {
  const { data, approval } = await decided;
  return { data, approval, message: message(approval ? waiting : 'admin.done', locale) };
};
