import { createBiteshipCourier, createXenditPayouts } from '@pasar/api/plugin';
import type { PortCase } from './contract-case.ts';
import { courierContract } from './courier-contract.ts';
import { payoutContract } from './payout-contract.ts';

type Environment = Readonly<Record<string, string | undefined>>;
interface Checked {
  name: string;
  run(): Promise<void>;
}

/** Milliseconds: a sandbox answers more slowly than the service itself. */
const deadline = 20_000;

const casesOf = <P>(provider: P, contract: readonly PortCase<P>[]): Checked[] =>
  contract.map(({ name, run }) => ({ name, run: () => run(provider) }));

const keyIn = (env: Environment, variable: string, mark: string): string => {
  const key = env[variable];
  if (!key) throw new Error(`Set ${variable} to the key of a sandbox.`);
  if (!key.startsWith(mark)) throw new Error(`${variable} must be a sandbox key, which begins with ${mark}.`);
  return key;
};

const checks: Readonly<Record<string, (env: Environment) => Checked[]>> = {
  biteship: (env) =>
    casesOf(
      createBiteshipCourier({
        key: keyIn(env, 'PASAR_BITESHIP_KEY', 'biteship_test.'),
        webhookSecret: 'unused',
        url: env.PASAR_BITESHIP_URL ?? 'https://api.biteship.com',
        deadline,
      }),
      courierContract,
    ),
  'xendit-payouts': (env) =>
    casesOf(
      createXenditPayouts({
        secretKey: keyIn(env, 'PASAR_XENDIT_SECRET_KEY', 'xnd_development_'),
        callbackToken: 'unused',
        url: env.PASAR_XENDIT_URL ?? 'https://api.xendit.co',
        deadline,
      }),
      payoutContract,
    ),
};

/**
 * Runs the contract of a port against a provider's own sandbox, with the keys of the environment. Returns whether every
 * case holds. Throws a sentence for an unknown name, and for a missing key or one of real money.
 */
export const checkProvider = async (
  name: string,
  env: Environment,
  report: (line: string) => void,
): Promise<boolean> => {
  const open = checks[name];
  if (!open) throw new Error(`Which provider? One of ${Object.keys(checks).join(', ')}.`);
  let isGood = true;
  for (const one of open(env)) {
    try {
      await one.run();
      report(`ok   ${one.name}`);
    } catch (error) {
      isGood = false;
      report(`FAIL ${one.name}: ${(error as Error).message}`);
    }
  }
  return isGood;
};
