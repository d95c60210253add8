import { assertProduction, assertServableData, type CheckedOptions } from './assert-production.ts';
import { assertUnused } from './claim-folder.ts';
import { takePort } from './take-port.ts';

/**
 * Throws StartError when a server could not start on a port and a data folder, or lacks what production
 * demands, so that no long build runs in vain. Holds neither afterward.
 */
export const assertStartable = async (wanted: CheckedOptions & { port: number }): Promise<void> => {
  const { dataDir, port, host } = wanted;
  assertProduction(wanted);
  const listener = await takePort(() => new Response(null, { status: 503 }), port, host);
  await listener.close();
  await assertUnused(dataDir);
  await assertServableData(wanted);
};
