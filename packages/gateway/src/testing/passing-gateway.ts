import { afterEach } from 'vitest';
import { type FixtureGateway, startFixtureGateway } from './fixture-gateway.ts';

const open: FixtureGateway[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
});

/** A gateway with fixtures live that is closed when the test ends. */
export const passingGateway = async (
  ...given: Parameters<typeof startFixtureGateway>
): Promise<FixtureGateway> => {
  const gateway = await startFixtureGateway(...given);
  open.push(gateway);
  return gateway;
};
