import { useStore } from 'zustand';
import { lazyComponent } from '../rendering/lazy-component.tsx';
import { stepUpStore } from './request-step-up.ts';

const Dialog = lazyComponent(() =>
  import(/* webpackChunkName: "step-up" */ './step-up-dialog.tsx').then(({ StepUpDialog }) => StepUpDialog),
);

/** Part of the layout: the one place that asks owners to confirm what they do (people W52). */
export const StepUpPrompt = () => {
  const { asked } = useStore(stepUpStore);
  return asked ? <Dialog {...asked} onMissing={() => asked.settle(false)} /> : null;
};
