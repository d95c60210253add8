import { runAccountCli } from '../accounts/run-account-cli.ts';
import { getDataLocation } from '../start/run-backup.ts';

// npm run account -- add --role desk --email <address>: opens an account from outside, the first of a desk above all.
process.exit(
  await runAccountCli(process.argv.slice(2), {
    ...getDataLocation(),
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  }),
);
