import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { ComplaintReplyProps } from './complaint-reply.tsx';

/** Few orders have a question of staff: the form loads with it. */
export const LazyComplaintReply: ComponentType<ComplaintReplyProps> = lazyComponent(() =>
  import(/* webpackChunkName: "complaint-reply" */ './complaint-reply.tsx').then((m) => m.ComplaintReply),
);
