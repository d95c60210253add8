import { lazyPart } from '@pasar/slice-kit';
import type { ComponentType } from 'react';
import type { QuestionProps } from './question.tsx';

/** A question before something that cannot be undone; it comes when it is first asked. */
export const Ask: ComponentType<QuestionProps & { onMissing?: () => void }> = lazyPart(() =>
  import(/* webpackChunkName: "question" */ './question.tsx').then((m) => m.Question),
);
