import type { Plugin } from '@pasar/api/plugin';
import { createDemo } from '@pasar/demo';

/** The demo whose courier service names no rates: the reference model has the marketplace's own table. */
export const openTableDemo = (): Plugin => {
  const demo = createDemo();
  return {
    ...demo,
    courierProviders: (platform) =>
      (demo.courierProviders?.(platform) ?? []).map(({ rates: _, ...service }) => service),
  };
};
