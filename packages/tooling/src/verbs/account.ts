import { runAccountCli } from '../accounts/run-account-cli.ts';
import { marketPlace } from '../start/move-market.ts';

// npm run account -- add --role desk --email <address>: opens an account from outside, the first of a desk above all.
process.exit(
  await runAccountCli(process.argv.slice(2), {
    ...marketPlace(),
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  }),
);
