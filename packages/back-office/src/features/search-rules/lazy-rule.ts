import { lazyComponent } from '@pasar/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import type { RuleDetail } from './rule-detail.tsx';
import type { RuleForm } from './rule-form.tsx';

/** It loads when a row is opened or added: the list itself needs no form. */
export const LazyRuleDetail: ComponentType<ComponentProps<typeof RuleDetail>> = lazyComponent(() =>
  import(/* webpackChunkName: "rule" */ './rule-detail.tsx').then((m) => m.RuleDetail),
);
export const LazyRuleForm: ComponentType<ComponentProps<typeof RuleForm>> = lazyComponent(() =>
  import(/* webpackChunkName: "rule" */ './rule-form.tsx').then((m) => m.RuleForm),
);
