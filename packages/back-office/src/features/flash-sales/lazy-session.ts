import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { SessionDetail } from './session-detail.tsx';
import type { SessionForm } from './session-form.tsx';

/** It loads when a row is opened or added: the list itself needs no form. */
export const LazySessionDetail: ComponentType<ComponentProps<typeof SessionDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "session" */ './session-detail.tsx').then((m) => m.SessionDetail),
);
export const LazySessionForm: ComponentType<ComponentProps<typeof SessionForm>> = lazyComponent(() =>
  import(/* webpackChunkName: "session" */ './session-form.tsx').then((m) => m.SessionForm),
);
