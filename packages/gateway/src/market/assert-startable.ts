import { assertUnused } from './claim-folder.ts';
import { takePort } from './take-port.ts';

/**
 * Throws StartFailure when a market could not start on a port and a data folder, so that a long build is not spent
 * on it. Keeps neither.
 */
export const assertStartable = async ({
  dataDir,
  port,
}: {
  dataDir: string;
  port: number;
}): Promise<void> => {
  const listener = await takePort(() => new Response(null, { status: 503 }), port);
  await listener.close();
  await assertUnused(dataDir);
};
