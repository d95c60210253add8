import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useReportError } from '../errors/use-report-error.ts';
import { retryOnce } from '../routing/retry-once.ts';
import { afterPaint } from './after-paint.ts';

/** Milliseconds until a component that nobody can open again is requested again. */
const pause = 5_000;

/** Whoever waits for a component renders again by itself. */
const subscribe = () => () => undefined;

interface LazyPartOptions {
  /** The placeholder while it loads; nothing by default. */
  waiting?: ReactNode;
}

interface OnMissing {
  /**
   * The component could not be loaded and the user was notified: close what was to be opened, so that the
   * next press tries anew. Without it the component is requested again automatically.
   */
  onMissing?: () => void;
}

/**
 * A component that loads when it is first shown: a dialog, a form behind a switch. A file that fails to
 * load (no connection, a lost packet) leaves the page as it is. With React.lazy the page breaks, and the
 * same press fails until a reload.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null }: LazyPartOptions = {},
): ComponentType<Props & OnMissing> => {
  let here: ComponentType<Props> | undefined;
  return function LazyPart({ onMissing, ...props }) {
    // What is hydrated late was rendered without it, even if another place has loaded it meanwhile.
    const Part = useSyncExternalStore(
      subscribe,
      () => here,
      () => undefined,
    );
    const [, render] = useState({});
    const report = useReportError();
    const latest = useRef({ onMissing, report });
    latest.current = { onMissing, report };
    useEffect(() => {
      if (Part) return;
      let left = false;
      let again: ReturnType<typeof setTimeout>;
      const ask = async () => {
        // First the press is painted (quality P5): loading a file is work for the page.
        await afterPaint();
        if (left) return;
        try {
          here = await retryOnce(load);
          if (!left) render({});
        } catch (failure) {
          if (left) return;
          if (!latest.current.onMissing) again = setTimeout(tryAgain, pause);
          else {
            latest.current.report(failure);
            latest.current.onMissing();
          }
        }
      };
      const tryAgain = () => {
        clearTimeout(again);
        void ask();
      };
      void ask();
      if (!latest.current.onMissing) addEventListener('online', tryAgain);
      return () => {
        left = true;
        clearTimeout(again);
        removeEventListener('online', tryAgain);
      };
    }, [Part]);
    // What is left of the properties is what the part takes.
    return Part ? createElement(Part, props as unknown as Props) : waiting;
  };
};
