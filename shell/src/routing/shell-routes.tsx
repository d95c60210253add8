import type { RouteObject } from 'react-router';
import { Layout } from '../layout/layout.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageError } from '../pages/page-error.tsx';
import { SlicePending } from '../pages/slice-pending.tsx';
import { awaitMessages } from './await-messages.ts';

/** Where slices are mounted: errors and skeletons below it do not affect the layout. */
export const outletId = 'outlet';
/** The page that nobody owns. */
export const nowhereId = 'nowhere';

/**
 * The shell's own routes around those of slices. None of them has a path but the catch-all: it makes the
 * router load slices that are not here yet.
 */
export const shellRoutes = (mounted: RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    Component: Layout,
    children: [
      {
        id: outletId,
        ErrorBoundary: PageError,
        HydrateFallback: SlicePending,
        children: [...mounted, { id: nowhereId, path: '*', Component: NotFoundPage, loader: awaitMessages }],
      },
    ],
  },
];
