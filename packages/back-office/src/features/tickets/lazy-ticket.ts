import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { TicketDetail } from './ticket-detail.tsx';

/** It loads when a row is opened: the list itself needs no form. */
export const LazyTicketDetail: ComponentType<ComponentProps<typeof TicketDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "ticket" */ './ticket-detail.tsx').then((m) => m.TicketDetail),
);
