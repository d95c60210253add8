import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./serve-provider.ts', import.meta.url));

/** A payment provider outside the server whose work is measured. */
export interface ProviderProcess {
  url: string;
  /** Pays the first charge of an order; throws when the provider knows none. */
  pay(orderGroupCode: string): Promise<void>;
  end(): void;
}

/** Starts a provider that reports to the market on a port of this machine. */
export const startProviderProcess = async (marketPort: number): Promise<ProviderProcess> => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, String(marketPort)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  const url = line?.replace('ready ', '') ?? '';
  return {
    url,
    pay: async (orderGroupCode) => {
      const answer = await fetch(`${url}/_control/pay`, {
        method: 'POST',
        body: JSON.stringify({ order_id: `${orderGroupCode}-1` }),
      });
      if (!answer.ok) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    },
    end: () => void child.kill(),
  };
};
