import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sliceLimits } from '@pasar/gateway/budget';
import { type App, getAppFolder } from '../workspace.ts';

/** What a build may weigh: as the `slice.json` beside its sources asks, else as for every slice. */
export function readLimits(app: App): typeof sliceLimits {
  const file = path.join(getAppFolder(app), 'slice.json');
  const { limits = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { ...sliceLimits, ...limits };
}
