import { ProviderSettingsError, readPaymentSettings } from '@pasar/api';
import { checkProvider, paymentContract } from '@pasar/demo';

// npm run check-provider -- midtrans|xendit|biteship|xendit-payouts: the contract of a port against the provider's own
// sandbox. It needs the keys of a sandbox in PASAR_MIDTRANS_SERVER_KEY, PASAR_XENDIT_SECRET_KEY and
// PASAR_XENDIT_CALLBACK_TOKEN, or PASAR_BITESHIP_KEY.
const [name = ''] = process.argv.slice(2);
/** A sandbox answers about a change some seconds later. */
const lag = 3_000;
const urls = { PASAR_MIDTRANS_URL: 'https://api.sandbox.midtrans.com' };

const open = () => {
  try {
    const settings = { ...urls, ...process.env, PASAR_PAYMENTS: name };
    const [provider] = readPaymentSettings(settings, { mode: 'demo', now: () => new Date() });
    if (provider && !provider.isManual) return provider;
    throw new ProviderSettingsError('Which provider? npm run check-provider -- midtrans');
  } catch (error) {
    if (!(error instanceof ProviderSettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};

/** Couriers and payouts have a command of their own package. */
const others = ['biteship', 'xendit-payouts'];
if (others.includes(name)) {
  const isGood = await checkProvider(name, process.env, console.log).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return false;
  });
  process.exit(isGood ? 0 : 1);
}

const provider = open();
let failed = 0;
for (const { name: what, needsPayer, run } of paymentContract) {
  if (needsPayer) {
    console.log(`skip ${what}: nobody pays here`);
    continue;
  }
  try {
    await run(provider, { lag });
    console.log(`ok   ${what}`);
  } catch (error) {
    failed++;
    console.log(`FAIL ${what}: ${(error as Error).message}`);
  }
}
process.exit(failed === 0 ? 0 : 1);
