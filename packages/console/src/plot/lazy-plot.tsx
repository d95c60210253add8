import { Component, lazy, type ReactNode, Suspense } from 'react';
import { plotStyle } from './error-plot.styles.ts';
import type { ErrorPlotProps } from './error-plot.tsx';

const Plot = lazy(() =>
  import(/* webpackChunkName: "plot" */ './error-plot.tsx').then(({ ErrorPlot }) => ({ default: ErrorPlot })),
);

/** Nothing of the console hangs on its plots: one that does not come is left out, the figures stay. */
class WithoutPlot extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** The plot, fetched when the first one is shown. */
export const LazyPlot = (props: ErrorPlotProps) => (
  <WithoutPlot>
    <Suspense fallback={<div css={plotStyle} aria-hidden="true" />}>
      <Plot {...props} />
    </Suspense>
  </WithoutPlot>
);
