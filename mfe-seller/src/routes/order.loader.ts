import { sellingEndpoints } from '@pasar/contract';
import { detailLoader } from '@pasar/dashboard';

export const orderLoader = detailLoader(({ api, signal }, code) =>
  api.call(sellingEndpoints.detail, { params: { code } }, { signal }),
);
