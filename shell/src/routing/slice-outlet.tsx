import type { SliceName } from '@pasar/contract';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { reportSlice } from '../beacon/report-slice.ts';

/** A slice's place in the page. Its first appearance is reported once. */
export const SliceOutlet = ({ name, version }: { name: SliceName; version: string }) => {
  useEffect(() => reportSlice({ app: name, version, phase: 'mount', outcome: 'ok' }), [name, version]);
  return (
    <div data-slice={name} data-version={version}>
      <Outlet />
    </div>
  );
};
