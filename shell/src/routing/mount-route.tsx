import type { SliceName } from '@pasar/contract';
import type { Slice } from '@pasar/slice-kit';
import { pageRoutes, type SectionName } from '@pasar/slice-kit/host';
import type { RouteObject } from 'react-router';
import type { Components } from '../loading/load-components.ts';
import { PageError } from '../pages/page-error.tsx';
import { SlicePending } from '../pages/slice-pending.tsx';
import { SliceOutlet } from './slice-outlet.tsx';

interface Mounting {
  slice: Slice;
  version: string;
  components: Components;
  sectionName: SectionName;
}

/** A loaded slice as one route without path, with its pages below it. */
export const mountRoute = ({ slice, version, components, sectionName }: Mounting): RouteObject => ({
  id: `slice:${slice.name}`,
  Component: () => <SliceOutlet name={slice.name as SliceName} version={version} />,
  children: pageRoutes(slice, {
    loaded: components,
    sectionName,
    ErrorBoundary: PageError,
    Pending: SlicePending,
  }),
});
